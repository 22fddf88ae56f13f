import { Code, DescriptionList, Port, useFormat } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { useClocks } from '../../../kit/use-clocks.ts';
import type { Order } from '../orders-list.ts';
import { shipText } from '../ship-text.ts';

/** The order in cells: its numbers, carrier, route, days and boxes. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useText();
  const { date } = useFormat();
  const clocks = useClocks();
  return (
    <DescriptionList
      layout="cells"
      items={[
        { name: text('order.billNo'), value: order.mblNo, mono: true, ...(order.mblNo && { copy: order.mblNo }) },
        { name: text('order.bkgNo'), value: order.bkgNo, mono: true, ...(order.bkgNo && { copy: order.bkgNo }) },
        { name: text('order.carrier'), value: order.shippingName },
        { name: text('order.vessel'), value: shipText(order) },
        { name: text('order.containers'), value: order.containers && <Code>{order.containers}</Code> },
        { name: text('order.pol'), value: <Port name={order.portStartName} code={order.portStartCode} /> },
        { name: text('order.pod'), value: <Port name={order.portEndName} code={order.portEndCode} /> },
        { name: text('order.etd'), value: date(order.etd) },
        { name: text('order.cutOff'), value: clocks(order.cutOff, order.zone) },
        { name: text('order.orderStatus'), value: order.orderStatusName },
      ]}
    />
  );
}
