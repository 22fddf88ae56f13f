import type { contract, Out } from '@lading/api-client/contract';
import { DataTable } from '@lading/ui';
import type { Saying } from '../../kit/rate-words.ts';
import type { useLoadable } from '../../kit/use-loadable.ts';

type Row = Pick<
  Out<typeof contract.freight.fclSurcharges>['list'][number],
  'id' | 'code' | 'name' | 'basis' | 'amount' | 'amountsByCtn' | 'currency' | 'mandatory' | 'validTo' | 'note'
>;

/** `20GP 880.00, 40HQ 1,240.00`, one sum, or that it is charged at cost. */
function worthOf({ amount: sum, amountsByCtn, basis, currency }: Row, { text, money, typeName }: Saying): string {
  if (amountsByCtn.length > 0) {
    const amounts = [...new Set(amountsByCtn.map((one) => one.amount))];
    const typesOf = (amount: string) =>
      amountsByCtn.flatMap((one) => (one.amount === amount ? typeName(one.ctnType) : [])).join('/');
    return amounts.map((amount) => `${typesOf(amount)} ${money(currency, amount)}`).join(text('freight.and'));
  }
  if (sum === null) return text('freight.basis.AT_COST');
  return basis === 'PERCENT' ? `${sum} %` : money(currency, sum);
}

interface SurchargeTableProps {
  rows: ReturnType<typeof useLoadable<{ list: Row[] }>>;
  say: Saying;
}

/** What is charged beside the freight, by its code. */
export function SurchargeTable({ rows, say }: SurchargeTableProps) {
  const { text } = say;
  return (
    <DataTable
      label={text('freight.surcharges')}
      state={rows.status}
      {...(rows.status === 'error' && { error: { message: rows.message, onRetry: rows.retry } })}
      rows={rows.status === 'ready' ? rows.data.list : []}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={[
        {
          id: 'charge',
          header: text('freight.charge'),
          cell: ({ code, name }) => (name.includes(code) ? name : `${name} ${code}`),
        },
        { id: 'basis', header: text('freight.basis'), cell: ({ basis }) => text(`freight.basis.${basis}`) },
        {
          id: 'when',
          header: text('freight.charged'),
          cell: ({ mandatory }) => text(mandatory ? 'freight.always' : 'freight.onWish'),
        },
        { id: 'amount', header: text('freight.amount'), numeric: true, cell: (row) => worthOf(row, say) },
        { id: 'valid', header: text('freight.valid'), cell: ({ validTo }) => validTo ?? '' },
        { id: 'note', header: text('freight.remark'), cell: ({ note }) => note },
      ]}
    />
  );
}
