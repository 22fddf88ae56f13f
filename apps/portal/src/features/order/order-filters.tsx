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
  return (
    <ListFilters
      {...props}
      label={text('orders.filters')}
      keywordHint={text('orders.keywordHint')}
      filters={[{ name: 'status', label: text('orders.status'), placeholder: text('orders.anyStatus'), options }]}
      clearable
    />
  );
}
