import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { IconButton, icons, type RowRefusal } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { ChangeChosen, DeleteChosen } from '../../kit/chosen-actions.tsx';
import { EditableListTable } from '../../kit/editable-list-table.tsx';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import { useLanguageName } from '../../kit/language-name.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { RowsPage } from '../../kit/rows-page.tsx';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { useCommonList } from '../../lists/use-common-list.ts';
import { useWarehouseCountries } from '../../lists/use-warehouses.ts';
import { type Draft, draftOf, NEW_WAREHOUSE, savedOf, type Warehouse, warehouseList, withDraft } from './warehouse.ts';
import { useWarehouseColumns } from './warehouse-columns.tsx';
import { WarehouseDialog } from './warehouse-dialog.tsx';

const { saveFbaWarehouse, deleteFbaWarehouse } = contract.basedata;
const route = getRouteApi('/_member/backstage/fba');
const NONE: readonly never[] = [];

/** Countries as a field offers them: those that have warehouses to filter by, all of them to choose from. */
function useCountries() {
  const nameOf = useLanguageName();
  const all = useCommonList('country');
  const used = useWarehouseCountries();
  const listed = all.status === 'ready' ? all.data : NONE;
  const counted = used.status === 'ready' ? used.data : NONE;
  return useMemo(
    () => ({
      countries: listed.map((country) => ({ value: String(country.id), label: nameOf(country) })),
      filter: counted.map((country) => ({ value: String(country.id), label: `${nameOf(country)} · ${country.count}` })),
    }),
    [listed, counted, nameOf],
  );
}

/** The warehouses of the directory, for whoever looks after them. */
export function WarehousesPage() {
  const text = useText();
  const page = useListPage(warehouseList, route.useSearch());
  const { countries, filter } = useCountries();
  const columns = useWarehouseColumns(countries);
  const [opened, setOpened] = useState<Warehouse>();
  const chosen = useChosen(page);
  const { run: save } = useCommand(saveFbaWarehouse);
  const { run: remove } = useCommand(deleteFbaWarehouse);
  const onSave = async (row: Warehouse, draft: Draft): Promise<RowRefusal | undefined> =>
    rowRefusal(text, await save({ ...withDraft(row, draft), requestId: crypto.randomUUID() }));
  const rowActions = useCallback(
    (row: Warehouse) => (
      <IconButton icon={icons.list} label={text('warehouses.all', { code: row.code })} onClick={() => setOpened(row)} />
    ),
    [text],
  );
  const label = text('routes.warehouses');
  return (
    <RowsPage
      page={page}
      label={label}
      more={<ImportButton kind="fbaWarehouse" />}
      add={text('warehouses.add')}
      onAdd={() => setOpened(NEW_WAREHOUSE)}
    >
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('warehouses.keywordHint')}
        filters={[
          {
            name: 'countryId',
            label: text('warehouses.country'),
            placeholder: text('warehouses.anyCountry'),
            options: filter,
          },
        ]}
        clearable
      />
      <EditableListTable
        page={page}
        label={label}
        columns={columns}
        draftOf={draftOf}
        onSave={onSave}
        rowActions={rowActions}
        none={{ title: text('warehouses.none'), reason: text('warehouses.noneReason') }}
        noMatch={{ title: text('warehouses.noMatch'), reason: text('warehouses.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={
          <>
            <ChangeChosen
              rows={chosen.rows}
              label={text('warehouses.close')}
              run={(row) => save({ ...savedOf(row), status: 'closed', requestId: crypto.randomUUID() })}
              onDone={chosen.clear}
            />
            <DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />
          </>
        }
      />
      {opened && (
        <WarehouseDialog
          warehouse={page.records.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </RowsPage>
  );
}
