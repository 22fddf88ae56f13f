import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { type FigureLink, FigureLinks, icons } from '@lading/ui';
import { WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { useText } from '../../i18n/text.ts';

/** How many orders are where; each figure leads to the list that it counts. */
export function OrderFigures() {
  const text = useText();
  const { data, error } = useQuery(contract.order.orderCounts, undefined);
  const of = (list: readonly { status: number; count: number }[] | undefined, wanted: number) =>
    list && (list.find(({ status }) => status === wanted)?.count ?? 0);
  const booking = (name: keyof typeof ORDER_STATUS) => ({
    id: name,
    value: of(data?.orderStatus, ORDER_STATUS[name]),
    href: `/orders?stage=${ORDER_STATUS[name]}`,
  });
  const items: readonly FigureLink[] = [
    { ...booking('returned'), label: text('overview.returned'), icon: icons.warning, waits: true },
    {
      id: 'copyReady',
      value: of(data?.webStatus, WEB_STATUS.copyReady),
      icon: icons.pen,
      waits: true,
      label: text('overview.copyReady'),
      href: `/orders?status=${WEB_STATUS.copyReady}`,
    },
    { ...booking('draft'), label: text('overview.draft'), icon: icons.document },
    { ...booking('submitted'), label: text('overview.submitted'), icon: icons.send },
    { ...booking('spaceConfirmed'), label: text('overview.spaceConfirmed'), icon: icons.container },
    { ...booking('sailed'), label: text('overview.sailed'), icon: icons.vessel },
    { id: 'all', value: data?.all, href: '/orders', label: text('overview.all'), icon: icons.list },
  ];
  return <FigureLinks label={text('overview.figures')} items={items} loading={!data && !error} />;
}
