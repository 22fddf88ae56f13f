import { contract, WAITS_FOR } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { SavedViews, useWebStatusText } from '@lading/ui';
import { DateRangePicker } from '@lading/ui/date-picker';
import { WEB_STATUS } from '@lading/validators/bill';
import { useText } from '../../i18n/text.ts';
import { ListFilters, type ListFiltersProps } from '../../kit/list-filters.tsx';
import { useSavedViews } from '../../kit/use-saved-views.ts';
import { type Order, ordersList, viewOf } from './orders-list.ts';
import { KEYWORD_MOST, type OrdersSearch } from './orders-search.ts';

export function OrderFilters(props: Pick<ListFiltersProps<OrdersSearch, Order>, 'page' | 'columns'>) {
  const text = useText();
  const statusText = useWebStatusText();
  const { search, narrow } = props.page;
  const options = Object.values(WEB_STATUS).map((status) => ({ value: String(status), label: statusText(status) }));
  const { data } = useQuery(contract.order.orderFacets, undefined);
  const ports = (data?.ports ?? []).map(({ code, name, count }) => ({ value: code, label: `${name} · ${count}` }));
  const carriers = (data?.carriers ?? []).map(({ name, count }) => ({ value: name, label: `${name} · ${count}` }));
  const waits = WAITS_FOR.map((value) => ({ value, label: text(`orders.waits.${value}`) }));
  return (
    <ListFilters
      {...props}
      label={text('orders.filters')}
      keywordHint={text('orders.keywordHint')}
      keywordMost={KEYWORD_MOST}
      filters={[
        { name: 'waits', label: text('orders.waits'), placeholder: text('orders.waits.any'), options: waits },
        { name: 'pod', label: text('orders.pod'), placeholder: text('orders.anyPort'), options: ports },
        { name: 'carrier', label: text('orders.shipping'), placeholder: text('orders.anyCarrier'), options: carriers },
        { name: 'status', label: text('orders.status'), placeholder: text('orders.anyStatus'), options },
      ]}
      more={
        <DateRangePicker
          label={text('orders.sailing')}
          value={{ start: search.from ?? '', end: search.to ?? '' }}
          onChange={({ start, end }) => narrow({ from: start || undefined, to: end || undefined })}
        />
      }
      views={<SavedViews {...useSavedViews(ordersList.name, props.page, viewOf)} />}
      clearable
    />
  );
}
