import { WAITS_FOR } from '@lading/api-client/contract';
import { useWebStatusText } from '@lading/ui';
import { WEB_STATUS } from '@lading/validators/bill';
import { useText } from '../../i18n/text.ts';
import { ListFilters, type ListFiltersProps } from '../../kit/list-filters.tsx';
import type { Order } from './orders-list.ts';
import type { OrdersSearch } from './orders-search.ts';

export function OrderFilters(props: Pick<ListFiltersProps<OrdersSearch, Order>, 'page' | 'columns'>) {
  const text = useText();
  const statusText = useWebStatusText();
  const options = Object.values(WEB_STATUS).map((status) => ({ value: String(status), label: statusText(status) }));
  const waits = WAITS_FOR.map((value) => ({ value, label: text(`orders.waits.${value}`) }));
  return (
    <ListFilters
      {...props}
      label={text('orders.filters')}
      keywordHint={text('orders.keywordHint')}
      filters={[
        { name: 'waits', label: text('orders.waits'), placeholder: text('orders.waits.any'), options: waits },
        { name: 'status', label: text('orders.status'), placeholder: text('orders.anyStatus'), options },
      ]}
      clearable
    />
  );
}
