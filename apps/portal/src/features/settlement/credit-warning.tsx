import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, CreditBar, Link, Stack, useFormat } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { rolesOf } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';

const { inConfirmSummary } = contract.settlement;

/** Before an order is sent: little credit is left, or something is overdue. Silent where all is well, or where it is none of the reader's business. */
export function CreditWarning() {
  const text = useText();
  const { money } = useFormat();
  const may = rolesOf(useSession()).includes('settlement:view');
  const { data } = useQuery(inConfirmSummary, may ? {} : null);
  const credit = data?.credit;
  const tight = credit && (credit.warn || credit.over);
  if (!data || !(tight || data.overdue > 0)) return null;
  return (
    <Alert
      kind={credit?.over ? 'danger' : 'warning'}
      title={text(credit?.over ? 'settlement.creditOver' : tight ? 'settlement.creditNear' : 'settlement.overdueTitle')}
    >
      <Stack gap="sm">
        {tight && <CreditBar currency="CNY" limit={credit.limit} used={credit.used} left={credit.left} />}
        {tight && !credit.over && text('settlement.creditLeft', { amount: money('CNY', credit.left) })}
        {data.overdue > 0 && (
          <Link href="/settlement?overdue=yes">{text('settlement.overdue', { count: data.overdue })}</Link>
        )}
      </Stack>
    </Alert>
  );
}
