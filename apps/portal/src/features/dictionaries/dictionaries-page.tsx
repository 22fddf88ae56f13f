import { contract, DICTIONARY_TYPES, type DictionaryType, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Button,
  type EditableColumn,
  EditableTable,
  Empty,
  FilterBar,
  Inline,
  icons,
  Page,
  Select,
  StatusTag,
  TextField,
} from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { revisionOf } from '../../kit/editable-list-table.tsx';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import { listState } from '../../kit/list-state.ts';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { useBlankRow } from '../../kit/use-blank-row.ts';
import { useLoadable } from '../../kit/use-loadable.ts';
import { tickedColumn, writtenColumn } from '../../kit/written-column.tsx';

const { dictionaryItems, saveDictionaryItem } = contract.basedata;
type Entry = Out<typeof dictionaryItems>['list'][number];
type Draft = Pick<Entry, 'nameCn' | 'nameEn' | 'active'> & { place: string };

const route = getRouteApi('/_member/backstage/dictionaries');
const NONE: readonly never[] = [];
const BLANK: Entry = { id: 0, value: 0, nameCn: '', nameEn: '', active: true, place: null, revision: 1 };
const draftOf = ({ nameCn, nameEn, active, place }: Entry): Draft => ({
  nameCn,
  nameEn,
  active,
  place: place === null ? '' : String(place),
});
const rowKey = ({ id }: Entry) => id;
const entriesOf = ({ list }: Out<typeof dictionaryItems>) => list;
const written = writtenColumn<Entry, Draft>();
const ticked = tickedColumn<Entry, Draft>();

function useColumns(): readonly EditableColumn<Entry, Draft>[] {
  const text = useText();
  return useMemo(() => {
    const offered = ticked('active', text('dictionaries.active'), (on) => text(on ? 'list.yes' : 'list.no'));
    return [
      {
        id: 'value',
        header: text('dictionaries.value'),
        numeric: true,
        sticky: 'start',
        cell: ({ value }) => (value === 0 ? '' : value),
      },
      written('nameCn', { header: text('dictionaries.nameCn'), size: 20 }),
      written('nameEn', { header: text('dictionaries.nameEn'), size: 28 }),
      {
        id: 'place',
        header: text('dictionaries.place'),
        numeric: true,
        cell: ({ place }) => place ?? '—',
        edit: ({ draft, put, field }) => (
          <TextField
            {...field}
            size={4}
            inputMode="numeric"
            value={draft.place}
            onChange={({ target }) => put({ place: target.value })}
          />
        ),
      },
      {
        ...offered,
        cell: ({ active }) => (
          <StatusTag tone={active ? 'success' : 'neutral'}>
            {text(active ? 'dictionaries.offered' : 'dictionaries.withdrawn')}
          </StatusTag>
        ),
        value: ({ active }) => text(active ? 'dictionaries.offered' : 'dictionaries.withdrawn'),
      },
    ];
  }, [text]);
}

/** The entries of one dictionary: renamed, put in order, offered no longer, and added at the end. Their numbers stay. */
export function DictionariesPage() {
  const text = useText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const type = DICTIONARY_TYPES.find((known) => known === search.type) ?? 'ctnType';
  const answer = useLoadable(useQuery(dictionaryItems, { type }), entriesOf);
  const { run } = useCommand(saveDictionaryItem);
  const { blank, requestIdOf, add, close } = useBlankRow(BLANK);
  const columns = useColumns();
  const nameOf = (one: DictionaryType) => text(`dictionaries.type.${one}`);
  return (
    <Page
      title={text('routes.dictionaries')}
      meta={text('dictionaries.lead')}
      fill
      actions={
        <Inline>
          <ImportButton kind="dictionary" />
          <Button variant="primary" icon={icons.plus} onClick={add}>
            {text('dictionaries.add')}
          </Button>
        </Inline>
      }
    >
      <FilterBar label={text('dictionaries.choose')}>
        <Select
          label={text('dictionaries.type')}
          placeholder={null}
          options={DICTIONARY_TYPES.map((one) => ({ value: one, label: nameOf(one) }))}
          value={type}
          onChange={({ target }) => {
            close();
            void navigate({ search: { type: target.value as DictionaryType }, replace: true });
          }}
        />
      </FilterBar>
      <EditableTable
        key={type}
        {...listState(answer)}
        label={nameOf(type)}
        columns={columns}
        rows={answer.status === 'ready' ? answer.data : NONE}
        rowKey={rowKey}
        rowName={(row) => row.nameCn || text('dictionaries.new')}
        stampOf={revisionOf}
        draftOf={draftOf}
        blank={blank}
        onBlankClose={close}
        onSave={async ({ id, revision }, { place, ...draft }) => {
          const typed = place.trim();
          const sent = await run({
            ...(id !== 0 && { id, revision }),
            type,
            ...draft,
            place: typed === '' ? null : Number(typed),
            requestId: requestIdOf(id),
          });
          return rowRefusal(text, sent);
        }}
        empty={<Empty title={text('dictionaries.none')} reason={text('dictionaries.noneReason')} />}
      />
    </Page>
  );
}
