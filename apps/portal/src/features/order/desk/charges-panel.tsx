import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Panel, Text, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';

const { bookingCharges } = contract.freight;

/** What the customer ordered at: it stands as it was when the booking was sent. */
export function ChargesPanel({ bookingId }: { bookingId: number }) {
  const text = useText();
  const { money } = useFormat();
  const charges = useLoadable(useQuery(bookingCharges, { bookingId }));
  return (
    <Panel title={text('bookings.price')}>
      <Loaded of={charges}>
        {({ cost }) =>
          cost ? (
            <DescriptionList
              items={[
                ...cost.lines
                  .filter(({ state, amount }) => state === 'charged' && amount !== null)
                  .map((line) => ({
                    name: line.name,
                    value: `${line.unitPrice ?? ''} × ${line.quantity} = ${money(line.currency, line.amount ?? '0')}`,
                  })),
                {
                  name: text('bookings.total'),
                  value: cost.predicted
                    ? money(cost.predicted.currency, cost.predicted.amount)
                    : text('booking.onRequest'),
                },
              ]}
            />
          ) : (
            <Text tone="secondary">{text('booking.noRate')}</Text>
          )
        }
      </Loaded>
    </Panel>
  );
}
