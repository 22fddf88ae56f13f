import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Button, type EditableColumn, IconButton, Inline, icons, StatusTag, TextField } from '@lading/ui';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ChangeChosen, DeleteChosen } from '../../kit/chosen-actions.tsx';
import { EditableListTable } from '../../kit/editable-list-table.tsx';
import { useLanguageName } from '../../kit/language-name.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { tickedColumn } from '../../kit/written-column.tsx';
import { useCommonList } from '../../lists/use-common-list.ts';
import type { AirSearch } from './airports-search.ts';
import { knownEnds, NEW_ROUTE, type Route, type RouteDraft, routeDraftOf, sentOf } from './route.ts';
import { RouteDialog } from './route-dialog.tsx';

const { airRoutePage, saveAirRoute, deleteAirRoutes } = contract.basedata;
const NONE: readonly never[] = [];
const ticked = tickedColumn<Route, RouteDraft>();
const nameOfRoute = ({ start, end, airline, flightNo }: Route) =>
  `${start.portCode}–${end.portCode} ${flightNo || airline.code}`;

const routeList = defineList(airRoutePage, {
  name: 'airRoutes',
  path: '/backstage/air',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: nameOfRoute,
  arg: ({ current, size }, { airlineId }: AirSearch) => ({
    current,
    size,
    ...(airlineId !== undefined && { airlineId }),
  }),
});

type Column = EditableColumn<Route, RouteDraft>;

function useColumns(): readonly Column[] {
  const text = useText();
  const nameOf = useLanguageName();
  return useMemo(() => {
    const typed = (id: Exclude<keyof RouteDraft, 'active'>, size: number, cell: (row: Route) => string): Column => ({
      id,
      header: text(`airports.${id}`),
      cell,
      edit: ({ draft, put, field }) => (
        <TextField {...field} size={size} value={draft[id]} onChange={({ target }) => put({ [id]: target.value })} />
      ),
    });
    const week = (days: readonly number[]) =>
      days.length === 7 ? text('airports.daily') : days.map((day) => String(day)).join(' ');
    const active = ticked('active', text('airports.active'), (on) => text(on ? 'list.yes' : 'list.no'));
    return [
      {
        id: 'lane',
        header: text('airports.lane'),
        sticky: 'start',
        cell: ({ start, end }) => `${start.portCode} → ${end.portCode}`,
      },
      { id: 'airline', header: text('airports.airline'), cell: ({ airline }) => `${airline.code} ${nameOf(airline)}` },
      typed('flightNo', 8, ({ flightNo }) => flightNo || '—'),
      typed('days', 8, ({ days }) => week(days)),
      {
        id: 'via',
        header: text('airports.via'),
        cell: ({ via }) => via.map(({ portCode }) => portCode).join(' ') || text('airports.direct'),
      },
      typed('transitHours', 4, ({ transitHours }) => (transitHours === null ? '—' : String(transitHours))),
      typed('aircraft', 8, ({ aircraft }) => aircraft || '—'),
      {
        ...active,
        cell: (row) => (
          <StatusTag tone={row.active ? 'success' : 'neutral'}>{text(row.active ? 'list.yes' : 'list.no')}</StatusTag>
        ),
        value: (row) => text(row.active ? 'list.yes' : 'list.no'),
      },
    ];
  }, [text, nameOf]);
}

/** The flights between airports. */
export function RoutesList({ search }: { search: AirSearch }) {
  const text = useText();
  const nameOf = useLanguageName();
  const page = useListPage(routeList, search);
  const columns = useColumns();
  const asked = useCommonList('airline');
  const airlines = asked.status === 'ready' ? asked.data : NONE;
  const [opened, setOpened] = useState<Route>();
  const chosen = useChosen(page);
  const { run: save } = useCommand(saveAirRoute);
  const { run: remove } = useCommand(deleteAirRoutes);
  const send = (row: Route, draft: RouteDraft) => save(sentOf(row, knownEnds(row), draft, crypto.randomUUID()));
  const onActive = (active: boolean) => (row: Route) => send(row, { ...routeDraftOf(row), active });
  const rowActions = useCallback(
    (row: Route) => (
      <IconButton
        icon={icons.list}
        label={text('airports.allOf', { name: nameOfRoute(row) })}
        onClick={() => setOpened(row)}
      />
    ),
    [text],
  );
  const label = text('airports.routes');
  return (
    <>
      <ListFilters
        page={page}
        label={label}
        filters={[
          {
            name: 'airlineId',
            label: text('airports.airline'),
            placeholder: text('airports.anyAirline'),
            options: airlines.map((one) => ({ value: String(one.id), label: `${one.code} ${nameOf(one)}` })),
          },
        ]}
      />
      <Inline>
        <Button icon={icons.plus} onClick={() => setOpened(NEW_ROUTE)}>
          {text('airports.addRoute')}
        </Button>
      </Inline>
      <EditableListTable
        page={page}
        label={label}
        columns={columns}
        draftOf={routeDraftOf}
        onSave={async (row, draft) => rowRefusal(text, await send(row, draft))}
        rowActions={rowActions}
        none={{ title: text('airports.noRoutes'), reason: text('airports.noneReason') }}
        noMatch={{ title: text('airports.noMatch'), reason: text('airports.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={
          <>
            <ChangeChosen rows={chosen.rows} label={text('airports.run')} run={onActive(true)} onDone={chosen.clear} />
            <ChangeChosen
              rows={chosen.rows}
              label={text('airports.stop')}
              run={onActive(false)}
              onDone={chosen.clear}
            />
            <DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />
          </>
        }
      />
      {opened && (
        <RouteDialog
          route={page.records.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
