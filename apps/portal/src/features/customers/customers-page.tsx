import { CUSTOMER_VIEWS, contract, type Out } from '@lading/api-client/contract';
import { type DataColumn, Page, useFormat } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { columnsOf } from '../../kit/columns.ts';
import { useLanguageName } from '../../kit/language-name.ts';
import { defineList } from '../../kit/list.ts';
import { ListFilters } from '../../kit/list-filters.tsx';
import { ListTable } from '../../kit/list-table.tsx';
import { useListPage } from '../../kit/use-list-page.ts';
import { CertificationTag } from './certification-tag.tsx';
import type { CustomersSearch } from './customers-search.ts';
import { OneCustomer } from './one-customer.tsx';

const { customerPage } = contract.user;
type Row = Out<typeof customerPage>['records'][number];

const route = getRouteApi('/_member/backstage/customers');

const customerList = defineList(customerPage, {
  name: 'customers',
  path: '/backstage/customers',
  size: 20,
  rowKey: ({ id }) => id,
  rowName: ({ nameCn }) => nameCn,
  arg: ({ current, size, keyword }, { view }: CustomersSearch) => ({
    ...{ current, size, view: view ?? ('all' as const) },
    ...(keyword && { keyword }),
  }),
});

function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const nameOf = useLanguageName();
  const { minute, date, money } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'customers', {
        name: { cell: (row) => nameOf(row), sticky: 'start' },
        uscc: { cell: ({ uscc }) => uscc || '—' },
        certification: { cell: ({ certification }) => <CertificationTag state={certification} /> },
        waitingSince: { cell: ({ waitingSince }) => (waitingSince ? minute(waitingSince) : '—'), numeric: true },
        credit: {
          cell: ({ credit }) =>
            credit ? text('customers.creditOf', { limit: money('CNY', credit.limit), days: credit.days }) : '—',
        },
        fuda: { cell: ({ fuda }) => fuda?.memberNo ?? '—' },
        users: { cell: ({ users }) => String(users), numeric: true },
        createTime: { cell: ({ createTime }) => date(createTime.slice(0, 10)), numeric: true },
      }),
    [text, nameOf, minute, date, money],
  );
}

/** The forwarder's customers, those who wait for a decision first; one of them where the address says so. */
export function CustomersPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(customerList, search);
  const columns = useColumns();
  const label = text('routes.customers');
  if (search.customerId !== undefined)
    return (
      <OneCustomer
        key={search.customerId}
        customerId={search.customerId}
        onClose={() => page.put({ customerId: undefined })}
      />
    );
  return (
    <Page title={label} meta={page.updated} fill>
      <ListFilters
        page={page}
        label={label}
        keywordHint={text('customers.keywordHint')}
        filters={[
          {
            name: 'view',
            label: text('customers.view'),
            options: CUSTOMER_VIEWS.map((value) => ({ value, label: text(`customers.view.${value}`) })),
            usual: 'all',
          },
        ]}
      />
      <ListTable
        page={page}
        label={label}
        columns={columns}
        none={{ title: text('customers.none'), reason: text('customers.noneReason') }}
        onRowOpen={({ id }) => page.put({ customerId: id })}
      />
    </Page>
  );
}
