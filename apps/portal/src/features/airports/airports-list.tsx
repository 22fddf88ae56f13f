import { contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, type EditableColumn, Inline, icons, Select } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { ChangeChosen, DeleteChosen } from '../../kit/chosen-actions.tsx';
import { EditableListTable } from '../../kit/editable-list-table.tsx';
import { useLanguageName } from '../../kit/language-name.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { useBlankRow } from '../../kit/use-blank-row.ts';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { tickedColumn, writtenColumn } from '../../kit/written-column.tsx';
import { useCommonList } from '../../lists/use-common-list.ts';
import type { AirSearch } from './airports-search.ts';

const { airportPage, saveAirport, deleteAirports } = contract.basedata;
type Airport = Out<typeof airportPage>['records'][number];
type Draft = Pick<Airport, 'portCode' | 'nameCn' | 'nameEn' | 'city' | 'zone' | 'initials' | 'hot'> & {
  countryId: string;
};
interface Option {
  readonly value: string;
  readonly label: string;
}

const BLANK: Airport = {
  id: 0,
  revision: 1,
  portCode: '',
  nameCn: '',
  nameEn: '',
  city: '',
  zone: '',
  initials: '',
  hot: false,
  kind: 'air',
  countryId: 156,
  countryCn: '',
  countryEn: '',
  lane: 'china',
  longitude: null,
  latitude: null,
};
const draftOf = ({ portCode, nameCn, nameEn, city, zone, initials, hot, countryId }: Airport): Draft => ({
  portCode,
  nameCn,
  nameEn,
  city,
  zone,
  initials,
  hot,
  countryId: String(countryId),
});
const written = writtenColumn<Airport, Draft>();
const ticked = tickedColumn<Airport, Draft>();
const NONE: readonly never[] = [];

const airportList = defineList(airportPage, {
  name: 'airports',
  path: '/backstage/air',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ portCode }) => portCode,
  arg: ({ current, size, keyword }, { countryId }: AirSearch) => ({
    current,
    size,
    ...(keyword && { keyword }),
    ...(countryId !== undefined && { countryId }),
  }),
});

function useColumns(countries: readonly Option[]): readonly EditableColumn<Airport, Draft>[] {
  const text = useText();
  const nameOf = useLanguageName();
  return useMemo(() => {
    const country = ({ countryCn, countryEn }: Airport) => nameOf({ nameCn: countryCn, nameEn: countryEn });
    return [
      written('portCode', { header: text('airports.code'), size: 4, mono: true, sticky: 'start' }),
      written('nameCn', { header: text('airports.nameCn'), size: 14 }),
      written('nameEn', { header: text('airports.nameEn'), size: 20 }),
      written('city', { header: text('airports.city'), size: 10 }),
      {
        id: 'countryId',
        header: text('airports.country'),
        cell: country,
        value: country,
        edit: ({ draft, put, field }) => (
          <Select
            {...field}
            placeholder={null}
            options={countries}
            value={draft.countryId}
            onChange={({ target }) => put({ countryId: target.value })}
          />
        ),
      },
      written('zone', { header: text('airports.zone'), size: 16 }),
      written('initials', { header: text('airports.initials'), size: 6 }),
      ticked('hot', text('airports.hot'), (hot) => text(hot ? 'list.yes' : 'list.no')),
    ];
  }, [text, nameOf, countries]);
}

/** The airports, added and changed where they stand. */
export function AirportsList({ search }: { search: AirSearch }) {
  const text = useText();
  const nameOf = useLanguageName();
  const page = useListPage(airportList, search);
  const asked = useCommonList('country');
  const listed = asked.status === 'ready' ? asked.data : NONE;
  const countries = useMemo(
    () => listed.map((country) => ({ value: String(country.id), label: nameOf(country) })),
    [listed, nameOf],
  );
  const columns = useColumns(countries);
  const { blank, requestIdOf, add, close } = useBlankRow(BLANK);
  const chosen = useChosen(page);
  const { run: save } = useCommand(saveAirport);
  const { run: remove } = useCommand(deleteAirports);
  const send = ({ id, revision }: Airport, { portCode, countryId, ...rest }: Draft) => {
    const requestId = requestIdOf(id);
    return save({
      ...(id !== 0 && { id, revision }),
      ...rest,
      code: portCode,
      countryId: Number(countryId),
      requestId,
    });
  };
  const onHot = (hot: boolean) => (row: Airport) => send(row, { ...draftOf(row), hot });
  const label = text('airports.airports');
  return (
    <>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('airports.airportHint')}
        filters={[
          {
            name: 'countryId',
            label: text('airports.country'),
            placeholder: text('airports.anyCountry'),
            options: countries,
          },
        ]}
      />
      <Inline>
        <Button icon={icons.plus} onClick={add}>
          {text('airports.addAirport')}
        </Button>
      </Inline>
      <EditableListTable
        page={page}
        label={label}
        columns={columns}
        draftOf={draftOf}
        blank={blank}
        onBlankClose={close}
        onSave={async (row, draft) => {
          const refusal = rowRefusal(text, await send(row, draft));
          return refusal?.column === 'code' ? { ...refusal, column: 'portCode' } : refusal;
        }}
        none={{ title: text('airports.noAirports'), reason: text('airports.noneReason') }}
        noMatch={{ title: text('airports.noMatch'), reason: text('airports.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={
          <>
            <ChangeChosen rows={chosen.rows} label={text('airports.markHot')} run={onHot(true)} onDone={chosen.clear} />
            <ChangeChosen
              rows={chosen.rows}
              label={text('airports.unmarkHot')}
              run={onHot(false)}
              onDone={chosen.clear}
            />
            <DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />
          </>
        }
      />
    </>
  );
}
