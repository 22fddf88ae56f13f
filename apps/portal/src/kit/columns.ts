import type { DataColumn } from '@lading/ui';
import type { MessageId, PortalText } from '../i18n/text.ts';

type Rest<Row> = Omit<DataColumn<Row>, 'id' | 'header'>;
/** A header of its own is only needed where the area has no text of the column's name. */
type Column<Row, Area extends string, Id extends string> = `${Area}.${Id}` extends MessageId
  ? Rest<Row> & { header?: string }
  : Rest<Row> & { header: string };

/** Columns by their ids, in this order; their headers are the texts of the same names: `orders.etd` for `etd`. */
export const columnsOf =
  <Row>() =>
  <Area extends string, Id extends string>(
    text: PortalText,
    area: Area,
    columns: { [K in Id]: Column<Row, Area, K> },
  ): readonly DataColumn<Row>[] =>
    Object.entries<Rest<Row> & { header?: string }>(columns).map(([id, column]) => ({
      id,
      ...column,
      header: column.header ?? text(`${area}.${id}` as MessageId),
    }));
