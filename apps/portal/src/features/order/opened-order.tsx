import { ButtonLink, FieldGrid, type FieldGridItem, Panel, Port, useFormat, WebStatusTag } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useClocks } from '../../kit/use-clocks.ts';
import { formOf, hasBill, type Order } from './orders-list.ts';
import { sectionsOf } from './sections.ts';
import { shipText } from './ship-text.ts';

interface OpenedOrderProps {
  order: Order;
  type: 2 | 3 | undefined;
  sections: string | undefined;
}

/** The booking a to-do leads to, in the sections it asks for: numbers, carrier, route, dates, containers, bill. */
export function OpenedOrder({ order, type, sections }: OpenedOrderProps) {
  const text = useText();
  const { date } = useFormat();
  const clocks = useClocks();
  const shown = new Set(sectionsOf(sections));
  const bySection: readonly FieldGridItem[][] = [
    [
      { label: text('orders.bookingNo'), value: order.bookingNo, mono: true },
      { label: text('orders.bkgNo'), value: order.bkgNo, mono: true },
    ],
    [
      { label: text('orders.shipping'), value: order.shippingName },
      { label: text('orders.vessel'), value: shipText(order) },
    ],
    [
      { label: text('orders.pol'), value: <Port name={order.portStartName} code={order.portStartCode} /> },
      { label: text('orders.pod'), value: <Port name={order.portEndName} code={order.portEndCode} /> },
    ],
    [
      { label: text('orders.etd'), value: date(order.etd) },
      { label: text('orders.cutOff'), value: clocks(order.cutOff, order.zone) },
    ],
    [{ label: text('orders.containers'), value: order.containers }],
    [{ label: text('orders.mblNo'), value: order.mblNo, mono: true }],
  ];
  const title = text(type === 2 ? 'orders.instruction' : type === 3 ? 'orders.review' : 'orders.one');
  return (
    <Panel
      title={`${title} ${order.bookingNo}`}
      tag={<WebStatusTag status={order.webStatus} name={order.webStatusName} />}
      actions={
        <>
          {type === 2 && hasBill(order) && (
            <ButtonLink href={`/instructions/${order.bookingId}`} size="sm" variant="primary">
              {text('orders.writeInstruction')}
            </ButtonLink>
          )}
          <ButtonLink href={formOf(order)} size="sm">
            {text('orders.form')}
          </ButtonLink>
          <ButtonLink href={`/orders/${order.bookingId}`} size="sm">
            {text('orders.open')}
          </ButtonLink>
          <ButtonLink href="/orders" size="sm">
            {text('orders.all')}
          </ButtonLink>
        </>
      }
    >
      <FieldGrid items={bySection.flatMap((items, index) => (shown.has(index + 1) ? items : []))} />
    </Panel>
  );
}
