export {
  Marked,
  MarkedBill,
  type MarkedBillBox,
  type MarkedBillNote,
  type MarkedBillPart,
  type MarkedBillProps,
  type MarkedBillRow,
  MarkLegend,
  type MarkLegendProps,
} from './marked-bill.tsx';
