import type { contract, Out } from '@lading/api-client/contract';
import { Alert, IconButton, Inline, InvoiceSheet, icons, Stack, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';

export type Plan = Out<typeof contract.settlement.invoicePlan>;

interface PlannedInvoicesProps {
  plan: Plan;
  /** a line is to wait; absent where it is the last one */
  onLeaveOut: ((lineId: number) => void) | undefined;
}

/** The invoices that will be issued, as they are printed. */
export function PlannedInvoices({ plan, onLeaveOut }: PlannedInvoicesProps) {
  const text = useText();
  const { money } = useFormat();
  return (
    <Stack gap="sm">
      {plan.invoices.length > 1 && <Alert kind="info">{text('invoices.twoRates')}</Alert>}
      {plan.invoices.map((invoice, at) => (
        <InvoiceSheet
          key={invoice.lineIds.join(' ')}
          number={at + 1}
          kind={invoice.kind}
          items={invoice.lines.map((line, index) => ({
            id: String(invoice.lineIds[index]),
            name: line.itemName,
            note: line.from || undefined,
            net: line.amount,
            taxRate: line.taxRate,
            tax: line.tax,
            action: onLeaveOut && (
              <IconButton
                icon={icons.close}
                size="sm"
                label={text('invoices.leaveOut', { name: line.itemName })}
                onClick={() => onLeaveOut(invoice.lineIds[index] ?? 0)}
              />
            ),
          }))}
        />
      ))}
      <Inline justify="between">
        <Text tone="secondary">{text('invoices.total')}</Text>
        <Text strong>{money('CNY', plan.total)}</Text>
      </Inline>
    </Stack>
  );
}
