import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Avatar,
  Button,
  Deadline,
  DescriptionList,
  Inline,
  icons,
  Link,
  Panel,
  Stack,
  StatusTag,
  Text,
} from '@lading/ui';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { useNow } from '../../../app/use-now.ts';
import { useText } from '../../../i18n/text.ts';
import { dialled } from '../../../kit/dialled.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import type { Order } from '../orders-list.ts';

const { blCutoffs, bookingContacts } = contract.order;

/** When the books close, by the clock of the port. */
export function OrderCutOffs({ bookingId }: { bookingId: number }) {
  const text = useText();
  const now = useNow();
  const query = useQuery(blCutoffs, { bookingId });
  return (
    <Panel title={text('order.cutOffs', { port: query.data?.portName ?? '' })}>
      <Loaded of={useLoadable(query)}>
        {({ list, zone }) =>
          list.length === 0 ? (
            <Text tone="secondary">{text('order.cutOffsNone')}</Text>
          ) : (
            <Stack gap="sm">
              <DescriptionList
                layout="rows"
                items={list.map(({ name, time }) => ({ name, value: <Deadline at={time} zone={zone} now={now} /> }))}
              />
              {[...new Set(list.map(({ feeText }) => feeText).filter(Boolean))].map((fee) => (
                <Text key={fee} size="caption">
                  {fee}
                </Text>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}

const OPEN: readonly number[] = [ACCOUNT_STATUS.toConfirm, ACCOUNT_STATUS.reissued];

/** The statement that an order stands on, and the way to it. */
export function OrderCharges({ order, onOpen }: { order: Order; onOpen(accountId: number): void }) {
  const text = useText();
  const { accountId, accountStatus } = order;
  if (accountId === null) return null;
  const open = accountStatus !== null && OPEN.includes(accountStatus);
  return (
    <Panel
      title={text('order.chargesTitle')}
      tag={
        <StatusTag tone={open ? 'warning' : 'success'} glyph={open ? icons.circleHalf : icons.circleFull}>
          {text(open ? 'order.chargesToConfirm' : 'order.chargesConfirmed')}
        </StatusTag>
      }
    >
      <Button icon={icons.receipt} onClick={() => onOpen(accountId)}>
        {text('order.chargesOpen')}
      </Button>
    </Panel>
  );
}

/** Who of the forwarder is in charge, and how he is reached. */
export function OrderContacts({ bookingId }: { bookingId: number }) {
  const text = useText();
  const query = useQuery(bookingContacts, { bookingId });
  return (
    <Panel title={text('order.contacts')}>
      <Loaded of={useLoadable(query)}>
        {(contacts) =>
          contacts.length === 0 ? (
            <Text tone="secondary">{text('order.contactsNone')}</Text>
          ) : (
            <Stack as="ul" gap="sm">
              {contacts.map(({ role, roleName, name, phone, email, workTime }) => (
                <li key={`${role} ${name}`}>
                  <Inline gap="sm" wrap={false} align="start">
                    <Avatar name={name} decorative />
                    <Stack gap="xs">
                      <Text>{`${name} · ${roleName}`}</Text>
                      <Inline gap="sm">
                        {phone && <Link href={dialled(phone)}>{phone}</Link>}
                        {email && <Link href={`mailto:${email}`}>{email}</Link>}
                      </Inline>
                      {workTime && <Text size="caption">{workTime}</Text>}
                    </Stack>
                  </Inline>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  );
}
