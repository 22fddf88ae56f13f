import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Inline, Link, Panel, Stack, Text, useFormat, useLanguage, VarianceMark } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { isApart, nameIn } from './statement/statement-lines.ts';

const { orderCharges } = contract.settlement;
type Charges = Out<typeof orderCharges>;

function ChargeList({ list, totals, dropped }: Charges) {
  const text = useText();
  const language = useLanguage();
  const { money } = useFormat();
  const accounts = new Map(list.flatMap(({ account }) => (account ? [[account.id, account.accountNo] as const] : [])));
  if (list.length + dropped.length === 0) return <Text tone="secondary">{text('settlement.orderNone')}</Text>;
  return (
    <Stack gap="sm">
      <DescriptionList
        layout="rows"
        items={[
          ...list.map((line) => ({
            name: nameIn(language, line),
            value: (
              <Inline gap="sm">
                <span>{money(line.currency, line.amount)}</span>
                {isApart(line) && <VarianceMark amount={line.variance ?? line.amount} marked />}
              </Inline>
            ),
          })),
          ...dropped.map((line) => ({
            name: nameIn(language, line),
            value: text('settlement.orderDropped', { amount: money(line.currency, line.predicted) }),
          })),
        ]}
      />
      <Text strong>
        {text('settlement.orderTotal', { sums: totals.map((one) => money(one.currency, one.amount)).join(' · ') })}
      </Text>
      {[...accounts].map(([id, accountNo]) => (
        <Link key={id} href={`/settlement/${id}`}>
          {text('settlement.orderStatement', { number: accountNo })}
        </Link>
      ))}
      {list.some(({ account }) => account === null) && (
        <Text size="caption" tone="secondary">
          {text('settlement.orderUnbilled')}
        </Text>
      )}
    </Stack>
  );
}

/** What an order costs: on statements and not yet, beside what was promised. */
export function ChargesOfOrder({ orderId }: { orderId: number }) {
  const text = useText();
  const charges = useLoadable(useQuery(orderCharges, { orderId }));
  return (
    <Panel title={text('settlement.orderCharges')}>
      <Loaded of={charges}>{(data) => <ChargeList {...data} />}</Loaded>
    </Panel>
  );
}
