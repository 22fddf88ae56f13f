import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, type EditableColumn, Inline, icons } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { DeleteChosen } from '../../kit/chosen-actions.tsx';
import { EditableListTable } from '../../kit/editable-list-table.tsx';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { useBlankRow } from '../../kit/use-blank-row.ts';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { writtenColumn } from '../../kit/written-column.tsx';
import type { AirSearch } from './airports-search.ts';

const { airlinePage, saveAirline, deleteAirlines } = contract.basedata;
type Airline = Out<typeof airlinePage>['records'][number];
type Draft = Pick<Airline, 'code' | 'prefix' | 'nameCn' | 'nameEn' | 'logo'>;

const BLANK: Airline = { id: 0, revision: 1, code: '', prefix: '', nameCn: '', nameEn: '', logo: '' };
const draftOf = ({ code, prefix, nameCn, nameEn, logo }: Airline): Draft => ({ code, prefix, nameCn, nameEn, logo });
const written = writtenColumn<Airline, Draft>();

const airlineList = defineList(airlinePage, {
  name: 'airlines',
  path: '/backstage/air',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ code }) => code,
  arg: ({ current, size, keyword }, _search: AirSearch) => ({ current, size, ...(keyword && { keyword }) }),
});

function useColumns(): readonly EditableColumn<Airline, Draft>[] {
  const text = useText();
  return useMemo(
    () => [
      written('code', { header: text('airports.code'), size: 3, mono: true, sticky: 'start' }),
      written('prefix', { header: text('airports.prefix'), size: 4, mono: true }),
      written('nameCn', { header: text('airports.nameCn'), size: 14 }),
      written('nameEn', { header: text('airports.nameEn'), size: 20 }),
      written('logo', { header: text('airports.logo'), size: 20 }),
    ],
    [text],
  );
}

/** The airlines, added and changed where they stand. */
export function AirlinesList({ search }: { search: AirSearch }) {
  const text = useText();
  const page = useListPage(airlineList, search);
  const columns = useColumns();
  const { blank, requestIdOf, add, close } = useBlankRow(BLANK);
  const chosen = useChosen(page);
  const { run: save } = useCommand(saveAirline);
  const { run: remove } = useCommand(deleteAirlines);
  const label = text('airports.airlines');
  return (
    <>
      <ListFilters page={page} label={label} keywordHint={text('airports.airlineHint')} filters={[]} />
      <Inline>
        <Button icon={icons.plus} onClick={add}>
          {text('airports.addAirline')}
        </Button>
      </Inline>
      <EditableListTable
        page={page}
        label={label}
        columns={columns}
        draftOf={draftOf}
        blank={blank}
        onBlankClose={close}
        onSave={async ({ id, revision }, draft) => {
          const requestId = requestIdOf(id);
          return rowRefusal(text, await save({ ...(id !== 0 && { id, revision }), ...draft, requestId }));
        }}
        none={{ title: text('airports.noAirlines'), reason: text('airports.noneReason') }}
        noMatch={{ title: text('airports.noMatch'), reason: text('airports.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={<DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />}
      />
    </>
  );
}
