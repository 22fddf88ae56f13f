import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { AgeingBar, Alert, CreditBar, Stack, StatementSums, Text } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { inConfirmSummary } = contract.settlement;
type Credit = NonNullable<Out<typeof inConfirmSummary>['credit']>;

/** How much of the credit is used; a word before nothing is left of it. */
export function CreditNotice({ credit }: { credit: Credit }) {
  const text = useText();
  const terms = text(`statements.terms.${credit.by}`, { days: credit.days });
  return (
    <Stack gap="sm">
      {(credit.warn || credit.over) && (
        <Alert
          kind={credit.over ? 'danger' : 'warning'}
          title={text(credit.over ? 'statements.over' : 'statements.near')}
        >
          {text('statements.creditReason')}
        </Alert>
      )}
      <CreditBar currency="CNY" limit={credit.limit} used={credit.used} left={credit.left} />
      <Text size="caption" tone="secondary">
        {terms}
        {credit.validTo !== null && ` · ${text('statements.validTo', { day: credit.validTo })}`}
      </Text>
    </Stack>
  );
}

/** What waits to be confirmed, invoiced and paid, and how old it is. */
export function StatementHead() {
  const text = useText();
  const summary = useLoadable(useQuery(inConfirmSummary, {}));
  return (
    <Loaded of={summary}>
      {({ toConfirm, noInvoice, unpaid, ageing }) => (
        <StatementSums
          cells={[
            {
              id: 'toConfirm',
              name: text('statements.toConfirm'),
              ...sumOf(toConfirm),
              href: '/settlement?state=toConfirm',
            },
            {
              id: 'noInvoice',
              name: text('statements.noInvoice'),
              ...sumOf(noInvoice),
              href: '/settlement?state=confirmed',
            },
            { id: 'unpaid', name: text('statements.unpaid'), ...sumOf(unpaid), href: '/settlement?state=invoiced' },
          ]}
        >
          <Stack gap="xs">
            <Text size="caption" strong>
              {text('statements.ageing')}
            </Text>
            <AgeingBar rows={ageing} />
          </Stack>
        </StatementSums>
      )}
    </Loaded>
  );
}

const sumOf = ({ count, totals }: Out<typeof inConfirmSummary>['toConfirm']) => ({ count, sums: totals });
