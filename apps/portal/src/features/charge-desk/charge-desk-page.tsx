import { LinkTabs, Page } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { hasPermission } from '../../access/permissions.ts';
import { useText } from '../../i18n/text.ts';
import { menuCodes } from '../../session/state.ts';
import { useSession } from '../../session/use-session.ts';
import { CHARGE_PARTS } from './charge-desk-search.ts';
import { HousePart } from './house-part.tsx';
import { InvoicesPart } from './invoices-part.tsx';
import { OrdersPart } from './orders-part.tsx';
import { PaymentsPart } from './payments-part.tsx';
import { QueriesPart } from './queries-part.tsx';
import { StatementsPart } from './statements-part.tsx';

const route = getRouteApi('/_member/backstage/charges');

/** What the forwarder's finance does: bills orders, puts statements right, answers queries, takes payments, issues invoices, closes months. */
export function ChargeDeskPage() {
  const text = useText();
  const search = route.useSearch();
  const codes = menuCodes(useSession());
  const { part = 'orders' } = search;
  const parts = CHARGE_PARTS.filter((one) => one !== 'invoices' || hasPermission(codes, 'invoice:issue'));
  return (
    <Page title={text('routes.charges')}>
      <LinkTabs
        label={text('routes.charges')}
        items={parts.map((id) => ({
          id,
          label: text(`charges.part.${id}`),
          href: id === 'orders' ? '/backstage/charges' : `/backstage/charges?part=${id}`,
          current: id === part,
        }))}
      />
      {part === 'orders' && <OrdersPart search={search} />}
      {part === 'statements' && <StatementsPart search={search} />}
      {part === 'queries' && <QueriesPart search={search} />}
      {part === 'payments' && <PaymentsPart search={search} />}
      {part === 'invoices' && <InvoicesPart search={search} />}
      {part === 'house' && <HousePart />}
    </Page>
  );
}
