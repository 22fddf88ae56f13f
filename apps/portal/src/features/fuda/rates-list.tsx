import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, IconButton, Inline, icons } from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { DeleteChosen } from '../../kit/chosen-actions.tsx';
import { EditableListTable } from '../../kit/editable-list-table.tsx';
import { ImportButton } from '../../kit/importing/import-button.tsx';
import { useLanguageName } from '../../kit/language-name.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { useChosen } from '../../kit/use-chosen.ts';
import { type ListPage, useListPage } from '../../kit/use-list-page.ts';
import type { FudaSearch } from './fuda-search.ts';
import { allList, changedOf, draftOf, knownEnds, NEW_RATE, ownList, type Rate } from './rate.ts';
import { useRateColumns } from './rate-columns.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { StateActions } from './state-actions.tsx';

const { fudaPartners, updateFuda, removeFuda } = contract.freight;

interface ListProps {
  page: ListPage<FudaSearch, Rate>;
  isAdmin: boolean;
}

/** The rates that are shown, edited where they stand, and everything of one in its dialog. */
function RatesList({ page, isAdmin }: ListProps) {
  const text = useText();
  const nameOf = useLanguageName();
  const router = useRouter();
  const columns = useRateColumns(isAdmin);
  const [opened, setOpened] = useState<Rate>();
  const chosen = useChosen(page);
  const { run: update } = useCommand(updateFuda);
  const { run: remove } = useCommand(removeFuda);
  const listed = useQuery(fudaPartners, undefined).data?.list;
  const partners = useMemo(() => listed ?? [], [listed]);
  const rowActions = useCallback(
    (row: Rate) => (
      <>
        <IconButton icon={icons.list} label={text('fuda.allOf', { name: row.rateNo })} onClick={() => setOpened(row)} />
        <IconButton
          icon={icons.document}
          label={text('fuda.chargesOf', { name: row.rateNo })}
          onClick={() => void router.navigate({ to: '/backstage/fuda', search: { tab: 'charges', rateId: row.id } })}
        />
      </>
    ),
    [text, router],
  );
  const states = ([1, 2, 3, 4, 5] as const).map((state) => ({
    value: String(state),
    label: text(`fuda.state.${state}`),
  }));
  const [only] = partners;
  return (
    <>
      <ListFilters
        page={page}
        label={text('fuda.rates')}
        filters={[
          { name: 'status', label: text('fuda.status'), placeholder: text('fuda.anyState'), options: states },
          ...(isAdmin
            ? [
                {
                  name: 'partnerId' as const,
                  label: text('fuda.partner'),
                  placeholder: text('fuda.anyPartner'),
                  options: partners.map((one) => ({ value: String(one.id), label: nameOf(one) })),
                },
              ]
            : []),
        ]}
      />
      <Inline>
        <Button
          icon={icons.plus}
          disabled={partners.length === 0}
          onClick={() => setOpened({ ...NEW_RATE, ...(partners.length === 1 && only && { partner: only }) })}
        >
          {text('fuda.add')}
        </Button>
        <ImportButton kind="fudaRate" />
      </Inline>
      <EditableListTable
        page={page}
        label={text('fuda.rates')}
        columns={columns}
        draftOf={draftOf}
        onSave={async (row, draft) =>
          rowRefusal(
            text,
            await update(changedOf(row, knownEnds(row), draft, !isAdmin && [2, 3].includes(row.auditState))),
          )
        }
        rowActions={rowActions}
        none={{ title: text('fuda.none'), reason: text('fuda.noneReason') }}
        noMatch={{ title: text('fuda.noMatch'), reason: text('fuda.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={
          <>
            <StateActions rows={chosen.rows} isAdmin={isAdmin} onDone={chosen.clear} />
            <DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />
          </>
        }
      />
      {opened && (
        <RateDialog
          rate={page.records.find(({ id }) => id === opened.id) ?? opened}
          partners={partners}
          isAdmin={isAdmin}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

export const OwnRates = ({ search }: { search: FudaSearch }) => (
  <RatesList page={useListPage(ownList, search)} isAdmin={false} />
);
export const AllRates = ({ search }: { search: FudaSearch }) => (
  <RatesList page={useListPage(allList, search)} isAdmin />
);
