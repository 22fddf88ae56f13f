import { contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, DescriptionList, Empty, icons, Page, Panel, useFormat } from '@lading/ui';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { ApplicationPanel } from './application-panel.tsx';
import { CertificationTag } from './certification-tag.tsx';
import { PeoplePanel } from './people-panel.tsx';

const { customerPage, applicationPage } = contract.user;
type Customer = Out<typeof customerPage>['records'][number];

function Facts({ customer }: { customer: Customer }) {
  const text = useText();
  const { date, money } = useFormat();
  const { credit, fuda } = customer;
  return (
    <Panel title={text('customers.base')} tag={<CertificationTag state={customer.certification} />}>
      <DescriptionList
        items={[
          { name: text('customers.nameCn'), value: customer.nameCn },
          { name: text('customers.nameEn'), value: customer.nameEn },
          { name: text('customers.uscc'), value: customer.uscc, mono: true },
          { name: text('customers.level'), value: String(customer.level) },
          { name: text('customers.phone'), value: customer.phone, mono: true },
          { name: text('customers.address'), value: customer.address },
          { name: text('customers.lanes'), value: customer.mainLanes.join(', ') },
          {
            name: text('customers.credit'),
            value:
              credit &&
              text('customers.creditUntil', {
                ...{ limit: money('CNY', credit.limit), days: credit.days },
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

/** What a company applied for, what waits first. */
function Applications({ customerId }: { customerId: number }) {
  const text = useText();
  const answer = useLoadable(useQuery(applicationPage, { customerId, size: 20 }));
  return (
    <Loaded of={answer}>
      {({ records }) =>
        records.length === 0 ? (
          <Panel title={text('customers.applications')}>
            <Empty title={text('customers.noApplications')} />
          </Panel>
        ) : (
          records.map((application) => <ApplicationPanel key={application.id} application={application} />)
        )
      }
    </Loaded>
  );
}

/** One customer: what is known, what it applies for, and its people. */
export function OneCustomer({ customerId, onClose }: { customerId: number; onClose(): void }) {
  const text = useText();
  const nameOf = useLanguageName();
  const codes = menuCodes(useSession());
  const query = useQuery(customerPage, { customerId, size: 1 });
  const [customer] = query.data?.records ?? [];
  return (
    <Page
      title={customer ? nameOf(customer) : text('routes.customers')}
      meta={customer?.code}
      actions={
        <Button icon={icons.arrowLeft} onClick={onClose}>
          {text('customers.back')}
        </Button>
      }
    >
      <Loaded of={useLoadable(query)}>
        {({ records: [found] }) => (found ? <Facts customer={found} /> : <Empty title={text('customers.gone')} />)}
      </Loaded>
      {customer && <Applications customerId={customerId} />}
      {customer && hasPermission(codes, 'user:admin') && <PeoplePanel customerId={customerId} />}
    </Page>
  );
}
