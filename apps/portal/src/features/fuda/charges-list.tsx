import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, type EditableColumn, Inline, icons, StatusTag, TextField, useFormat } from '@lading/ui';
import { useMemo, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { DeleteChosen } from '../../kit/chosen-actions.tsx';
import { EditableListTable } from '../../kit/editable-list-table.tsx';
import { useLanguageName } from '../../kit/language-name.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { rowRefusal } from '../../kit/row-refusal.ts';
import { useChosen } from '../../kit/use-chosen.ts';
import { useListPage } from '../../kit/use-list-page.ts';
import { type Charge, type ChargeDraft, chargeList, draftOf, NEW_CHARGE, savedOf } from './charge.ts';
import { ChargeDialog } from './charge-dialog.tsx';
import type { FudaSearch } from './fuda-search.ts';
import { PatchCharges } from './patch-charges.tsx';

const { fudaPartners, fudaSurcharge, saveFudaSurcharge, deleteFudaSurcharges } = contract.freight;
type Column = EditableColumn<Charge, ChargeDraft>;
const STATUS = { 1: 'neutral', 2: 'success', 3: 'warning' } as const;

function useColumns(): readonly Column[] {
  const text = useText();
  const nameOf = useLanguageName();
  const { money } = useFormat();
  return useMemo(() => {
    const typed = (id: 'amount' | 'validFrom' | 'validTo', header: string, cell: (row: Charge) => string): Column => ({
      id,
      header,
      cell,
      numeric: id === 'amount',
      edit: ({ draft, put, field }) => (
        <TextField {...field} size={10} value={draft[id]} onChange={({ target }) => put({ [id]: target.value })} />
      ),
    });
    return [
      { id: 'code', header: text('fuda.code'), sticky: 'start', cell: ({ code }) => code },
      { id: 'name', header: text('fuda.name'), cell: ({ name, nameEn }) => nameOf({ nameCn: name, nameEn }) },
      { id: 'partner', header: text('fuda.partner'), cell: ({ partner }) => nameOf(partner) },
      { id: 'rate', header: text('fuda.ofRate'), cell: ({ rateNo }) => rateNo || text('fuda.allRates') },
      { id: 'basis', header: text('fuda.basis'), cell: ({ basis }) => text(`fuda.basis.${basis}`) },
      typed('amount', text('fuda.amount'), ({ amount, currency }) =>
        amount === null ? text('fuda.basis.AT_COST') : money(currency, amount),
      ),
      { id: 'side', header: text('fuda.side'), cell: ({ side }) => text(`fuda.side.${side}`) },
      typed('validFrom', text('fuda.validFrom'), ({ validFrom }) => validFrom),
      typed('validTo', text('fuda.validTo'), ({ validTo }) => validTo ?? '—'),
      {
        id: 'status',
        header: text('fuda.status'),
        cell: ({ status }) => <StatusTag tone={STATUS[status]}>{text(`fuda.chargeStatus.${status}`)}</StatusTag>,
      },
    ];
  }, [text, nameOf, money]);
}

/** What partners charge beside the freight: of all their rates, or those that count for one. */
export function ChargesList({ search }: { search: FudaSearch }) {
  const text = useText();
  const page = useListPage(chargeList, search);
  const columns = useColumns();
  const [adding, setAdding] = useState<Charge>();
  const chosen = useChosen(page);
  const { run: save } = useCommand(saveFudaSurcharge);
  const { run: remove } = useCommand(deleteFudaSurcharges);
  const partners = useQuery(fudaPartners, undefined).data?.list ?? [];
  const [only] = partners;
  const { client, notices } = usePortal();
  // As it is now, and not as it was when the list was read.
  const copy = async (id: number) => {
    const read = await settle(client.call(fudaSurcharge, { id }));
    if (read.ok) setAdding({ ...read.data, id: NEW_CHARGE.id });
    else notices.show({ kind: 'error', text: errorText(text, read.error) });
  };
  const [one, ...others] = chosen.rows;
  const label = text('fuda.charges');
  return (
    <>
      <ListFilters page={page} label={label} keywordHint={text('fuda.codeHint')} filters={[]} />
      <Inline>
        <Button
          icon={icons.plus}
          disabled={partners.length === 0}
          onClick={() =>
            setAdding({
              ...NEW_CHARGE,
              rateId: search.rateId ?? null,
              ...(partners.length === 1 && only && { partner: only }),
            })
          }
        >
          {text('fuda.addCharge')}
        </Button>
        {search.rateId !== undefined && (
          <Button variant="ghost" icon={icons.close} onClick={() => page.narrow({ rateId: undefined })}>
            {text('fuda.ofAllRates')}
          </Button>
        )}
      </Inline>
      <EditableListTable
        page={page}
        label={label}
        columns={columns}
        draftOf={draftOf}
        onSave={async (row, draft) => rowRefusal(text, await save(savedOf(row, draft, crypto.randomUUID())))}
        none={{ title: text('fuda.noCharges'), reason: text('fuda.noneReason') }}
        noMatch={{ title: text('fuda.noMatch'), reason: text('fuda.noMatchReason') }}
        selected={chosen.selected}
        onSelectedChange={chosen.onSelectedChange}
        selectionActions={
          <>
            {one && others.length === 0 && (
              <Button size="sm" icon={icons.copy} onClick={() => void copy(one.id)}>
                {text('fuda.copyCharge')}
              </Button>
            )}
            <PatchCharges rows={chosen.rows} onDone={chosen.clear} />
            <DeleteChosen rows={chosen.rows} run={(ids) => remove({ ids })} onDone={chosen.clear} />
          </>
        }
      />
      {adding && <ChargeDialog charge={adding} partners={partners} onClose={() => setAdding(undefined)} />}
    </>
  );
}
