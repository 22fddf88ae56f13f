import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DataTable, Dialog, Heading, Stack, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { fxRates } = contract.basedata;
const RULES = ['fcl', 'lcl', 'air', 'exchange'] as const;

/** How every sum of the rates comes about, and what each currency is worth now. */
export function SumsDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const { minute } = useFormat();
  const rates = useLoadable(useQuery(fxRates, {}));
  return (
    <Dialog size="account" open title={text('freight.how')} onOpenChange={(open) => open || onClose()}>
      <Stack gap="lg">
        {RULES.map((rule) => (
          <Stack key={rule} gap="xs">
            <Heading level={3} size={4}>
              {text(`freight.how.${rule}`)}
            </Heading>
            <Text>{text(`freight.how.${rule}Text`)}</Text>
          </Stack>
        ))}
        <DataTable
          label={text('freight.how.exchange')}
          state={rates.status}
          {...(rates.status === 'error' && { error: { message: rates.message, onRetry: rates.retry } })}
          rows={rates.status === 'ready' ? rates.data.list.filter(({ currency }) => currency !== 'CNY') : []}
          rowKey={({ currency }) => currency}
          rowName={({ currency }) => currency}
          columns={[
            { id: 'currency', header: text('freight.currency'), cell: ({ currency }) => currency },
            {
              id: 'worth',
              header: text('freight.worth'),
              numeric: true,
              cell: ({ cnyPerUnit }) => cnyPerUnit,
            },
            { id: 'time', header: text('freight.since'), cell: ({ time }) => minute(time) },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
