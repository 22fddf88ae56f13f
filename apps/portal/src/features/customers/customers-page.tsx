import { APPLICATION_KINDS, CUSTOMER_VIEWS, contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type DataColumn, Inline, Page, SegmentedControl, Split, Stack, useFormat } from '@lading/ui';
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
    current,
    size,
    view: view ?? ('all' as const),
    ...(keyword && { keyword }),
  }),
});

/** As in a list beside what it is about: who, how far, and since when it waits. */
function useColumns(): readonly DataColumn<Row>[] {
  const text = useText();
  const nameOf = useLanguageName();
  const { minute } = useFormat();
  return useMemo(
    () =>
      columnsOf<Row>()(text, 'customers', {
        name: {
          cell: (row) => nameOf(row),
          // One column, since the list is no wider than a long name.
          under: ({ certification, waitingSince }) => (
            <>
              <CertificationTag state={certification} />
              {waitingSince && text('customers.waits', { since: minute(waitingSince).slice('yyyy-'.length) })}
            </>
          ),
        },
      }),
    [text, nameOf, minute],
  );
}

/** The forwarder's customers, those who wait for a decision first, and beside them the one that the address says, or else the first. */
export function CustomersPage() {
  const text = useText();
  const search = route.useSearch();
  const page = useListPage(customerList, search);
  // The same question as the list's: its answer says how many wait for what.
  const { data } = useQuery(customerPage, customerList.arg(search, page.size), { keepPrevious: true });
  const columns = useColumns();
  const label = text('routes.customers');
  const shown = search.customerId ?? page.records[0]?.id;
  return (
    <Page title={label} meta={page.updated}>
      <Inline>
        <SegmentedControl
          label={text('customers.view')}
          options={CUSTOMER_VIEWS.map((value) => ({
            value,
            label: text(`customers.view.${value}`),
            ...(data && { count: data.views[value] }),
          }))}
          value={search.view ?? 'all'}
          onChange={(view) =>
            page.narrow({ view: APPLICATION_KINDS.find((kind) => kind === view), customerId: undefined })
          }
        />
      </Inline>
      <Split narrow="start" slim lead={search.customerId === undefined ? undefined : 'wide'}>
        <Stack>
          <ListFilters page={page} label={label} keywordHint={text('customers.keywordHint')} filters={[]} />
          <ListTable
            page={page}
            label={label}
            columns={columns}
            selectedKey={shown}
            none={{ title: text('customers.none'), reason: text('customers.noneReason') }}
            onRowOpen={({ id }) => page.put({ customerId: id })}
          />
        </Stack>
        {shown !== undefined && <OneCustomer key={shown} customerId={shown} />}
      </Split>
    </Page>
  );
}
