import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { DescriptionList, Empty, FieldGrid, Panel, Split, Stack, Text, useFormat } from '@lading/ui';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import type { Application } from './application.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { CertificationTag } from './certification-tag.tsx';
import { PeoplePanel } from './people-panel.tsx';

const { customerPage, applicationPage } = contract.user;
type Customer = Out<typeof customerPage>['records'][number];

/** Who it is, in cells as a printed form has them. */
function Head({ customer }: { customer: Customer }) {
  const text = useText();
  const nameOf = useLanguageName();
  return (
    <Panel title={nameOf(customer)} tag={<CertificationTag state={customer.certification} />}>
      <FieldGrid
        framed
        items={[
          { label: text('customers.name'), value: customer.code, mono: true },
          { label: text('customers.uscc'), value: customer.uscc, mono: true },
          { label: text('customers.level'), value: String(customer.level) },
          { label: text('customers.phone'), value: customer.phone, mono: true },
        ]}
      />
    </Panel>
  );
}

function Base({ customer }: { customer: Customer }) {
  const text = useText();
  const { date } = useFormat();
  return (
    <Panel title={text('customers.base')}>
      <DescriptionList
        items={[
          { name: text('customers.nameCn'), value: customer.nameCn },
          { name: text('customers.nameEn'), value: customer.nameEn },
          { name: text('customers.address'), value: customer.address },
          { name: text('customers.lanes'), value: customer.mainLanes.join(', ') },
          { name: text('customers.createTime'), value: date(customer.createTime.slice(0, 10)) },
        ]}
      />
    </Panel>
  );
}

/** What was granted to it: how it may pay, and what it is in the programme. */
function Granted({ customer: { credit, fuda } }: { customer: Customer }) {
  const text = useText();
  const { date, money } = useFormat();
  return (
    <Panel title={text('customers.granted')}>
      <DescriptionList
        items={[
          {
            name: text('customers.credit'),
            value:
              credit &&
              text('customers.creditUntil', {
                limit: money('CNY', credit.limit),
                days: credit.days,
                day: date(credit.validTo),
              }),
          },
          {
            name: text('customers.fuda'),
            value: fuda && text('customers.fudaUntil', { memberNo: fuda.memberNo, day: date(fuda.validTo) }),
          },
        ]}
      />
    </Panel>
  );
}

/** One customer: who it is, its papers, people and what is known of it; beside them what it may, and what more it applies for. */
function Shown({ customer, applications }: { customer: Customer; applications: readonly Application[] }) {
  const text = useText();
  const codes = menuCodes(useSession());
  const papers = applications.filter(({ kind }) => kind === 'certification');
  const others = applications.filter(({ kind }) => kind !== 'certification');
  return (
    <Stack>
      <Head customer={customer} />
      <Split slim inner>
        <Stack>
          {papers.map((application) => (
            <ApplicationPanel key={application.id} application={application} />
          ))}
          {applications.length === 0 && (
            <Panel title={text('customers.applications')}>
              <Text tone="secondary">{text('customers.noApplications')}</Text>
            </Panel>
          )}
          {hasPermission(codes, 'user:admin') && <PeoplePanel customerId={customer.id} />}
          <Base customer={customer} />
        </Stack>
        <Stack>
          {others.map((application) => (
            <ApplicationPanel key={application.id} application={application} />
          ))}
          <Granted customer={customer} />
        </Stack>
      </Split>
    </Stack>
  );
}

export function OneCustomer({ customerId }: { customerId: number }) {
  const text = useText();
  const found = useLoadable(useQuery(customerPage, { customerId, size: 1 }));
  const applied = useLoadable(useQuery(applicationPage, { customerId, size: 20 }));
  return (
    <Loaded of={found}>
      {({ records: [customer] }) =>
        customer ? (
          <Loaded of={applied}>{({ records }) => <Shown customer={customer} applications={records} />}</Loaded>
        ) : (
          <Empty title={text('customers.gone')} />
        )
      }
    </Loaded>
  );
}
