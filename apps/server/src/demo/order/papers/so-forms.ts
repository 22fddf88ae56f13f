import type { SoField } from '@lading/api-client/contract';
import type { DayPrint } from './so-facts.ts';

/** A line of labels: their values stand on their right, or under them. */
export interface FormRow {
  readonly below?: true;
  readonly fields: readonly (readonly [label: string, field: SoField])[];
}

/** How a carrier's order is set out. */
export interface SoForm {
  readonly head: string;
  readonly title: string;
  readonly days: DayPrint;
  /** how a port is printed */
  readonly port: (name: string, code: string) => string;
  readonly rows: readonly FormRow[];
  readonly foot: string;
}

const right = (...fields: FormRow['fields']): FormRow => ({ fields });
const below = (...fields: FormRow['fields']): FormRow => ({ fields, below: true });
const upper = (name: string) => name.toUpperCase();

/** Set out by ourselves after the words that each carrier uses; none is a carrier's own paper. */
export const SO_FORMS: Readonly<Record<string, SoForm>> = {
  cosco: {
    head: 'COSCO SHIPPING LINES',
    title: 'SHIPPING ORDER',
    days: 'iso',
    port: (name, code) => `${upper(name)} ${code}`,
    rows: [
      right(['S/O No.', 'bkgNo'], ['Vessel / Voyage', 'vessel']),
      right(['Place of Receipt', 'por'], ['Port of Loading', 'pol']),
      right(['Port of Discharge', 'pod'], ['Final Destination', 'del']),
      right(['ETD', 'etd'], ['ETA', 'eta']),
      right(['Equipment', 'containers'], ['Release PIN', 'releasePin']),
      right(['SI Cut-off', 'DCO'], ['VGM Cut-off', 'VCO']),
      right(['CY Cut-off', 'FCO'], ['Customs Cut-off', 'CUA']),
      right(['CY Open', 'EFC']),
      right(['Empty Pick-up Depot', 'pickupDepot']),
      right(['Laden Return', 'returnTerminal']),
      right(['Remarks', 'remark']),
    ],
    foot: 'Terms and conditions of the carrier apply.',
  },
  oocl: {
    head: 'OOCL',
    title: 'BOOKING ACKNOWLEDGEMENT',
    days: 'named',
    port: upper,
    rows: [
      below(['BOOKING NUMBER', 'bkgNo'], ['INTENDED VESSEL/VOYAGE', 'vessel']),
      below(['PLACE OF RECEIPT', 'por'], ['LOAD PORT', 'pol'], ['DISCHARGE PORT', 'pod'], ['FINAL DESTINATION', 'del']),
      below(['SAILING DATE', 'etd'], ['ARRIVAL DATE', 'eta'], ['QTY AND TYPE', 'containers']),
      below(['SI CLOSING', 'DCO'], ['VGM CLOSING', 'VCO'], ['CY CLOSING', 'FCO'], ['CUSTOMS CLOSING', 'CUA']),
      below(['FULL RECEIVING FROM', 'EFC'], ['EMPTY PICKUP', 'pickupDepot'], ['FULL RETURN', 'returnTerminal']),
    ],
    foot: 'Please check all details and advise of differences at once.',
  },
  msc: {
    head: 'MSC',
    title: 'BOOKING CONFIRMATION',
    days: 'dmy',
    port: (name, code) => `${name} (${code})`,
    rows: [
      right(['Booking Ref', 'bkgNo'], ['Vessel and Voyage', 'vessel']),
      right(['POL', 'pol'], ['POD', 'pod']),
      right(['ETS', 'etd'], ['ETA', 'eta']),
      right(['Delivery', 'del'], ['Units', 'containers']),
      right(['Documentation Closing', 'DCO'], ['VGM Closing', 'VCO']),
      right(['Cargo Closing', 'FCO'], ['Cargo Opening', 'EFC']),
      right(['Pick-up from', 'pickupDepot'], ['Pick-up reference', 'releasePin']),
      right(['Return to', 'returnTerminal']),
    ],
    foot: 'All times are local to the port of loading.',
  },
  cma: {
    head: 'CMA CGM',
    title: 'BOOKING CONFIRMATION',
    days: 'dashed',
    port: (name, code) => `${upper(name)}, ${code.slice(0, 2)}`,
    rows: [
      right(['Booking Number', 'bkgNo'], ['Vessel / Voyage', 'vessel']),
      below(['Port Of Loading', 'pol'], ['Port Of Discharge', 'pod'], ['Final Place Of Delivery', 'del']),
      below(['Departure', 'etd'], ['Arrival', 'eta'], ['Export Terminal', 'returnTerminal']),
      right(['Equipment', 'containers'], ['Release Number', 'releasePin']),
      below(['Shipping Instruction Cut-off', 'DCO'], ['VGM Cut-off', 'VCO'], ['FCL delivery cut-off', 'FCO']),
      right(['Empty Pick Up Depot', 'pickupDepot']),
      right(['Comments', 'remark']),
    ],
    foot: 'This confirmation is subject to space and equipment.',
  },
  maersk: {
    head: 'MAERSK',
    title: 'BOOKING CONFIRMATION',
    days: 'iso',
    port: (name) => name,
    rows: [
      right(['Booking No.', 'bkgNo']),
      right(['From', 'por'], ['To', 'del']),
      right(['Equipment booked', 'containers']),
      below(['Vessel / Voy No.', 'vessel']),
      below(['Load port', 'pol'], ['Discharge port', 'pod'], ['ETD', 'etd'], ['ETA', 'eta']),
      right(['Empty container depot', 'pickupDepot']),
      right(['Return equipment delivery terminal', 'returnTerminal']),
      right(['Earliest gate-in', 'EFC'], ['Gate-in deadline', 'FCO']),
      right(['SI deadline', 'DCO'], ['VGM deadline', 'VCO']),
    ],
    foot: 'Deadlines are in local time.',
  },
  one: {
    head: 'OCEAN NETWORK EXPRESS',
    title: 'BOOKING RECEIPT NOTICE',
    days: 'slashes',
    port: (name, code) => `${upper(name)}, ${code}`,
    rows: [
      right(['BOOKING NUMBER', 'bkgNo'], ['TRUNK VESSEL', 'vessel']),
      right(['PLACE OF RECEIPT', 'por'], ['PORT OF LOADING', 'pol']),
      right(['PORT OF DISCHARGING', 'pod'], ['PLACE OF DELIVERY', 'del']),
      right(['ETD', 'etd'], ['ETA', 'eta']),
      right(['TYPE / SIZE', 'containers'], ['PIN CODE', 'releasePin']),
      right(['DOC CUT OFF', 'DCO'], ['VGM CUT OFF', 'VCO']),
      right(['PORT CARGO CUT OFF', 'FCO'], ['CUSTOMS CUT OFF', 'CUA']),
      right(['EARLIEST RECEIVING', 'EFC']),
      right(['EMPTY PICK UP CY', 'pickupDepot']),
      right(['FULL RETURN CY', 'returnTerminal']),
    ],
    foot: 'Reefer and dangerous cargo are accepted on application only.',
  },
  yangming: {
    head: 'YANG MING LINE',
    title: 'SHIPPING ORDER',
    days: 'mdy',
    port: upper,
    rows: [
      right(['SO NO', 'bkgNo'], ['VSL/VOY', 'vessel']),
      right(['LOADING', 'pol'], ['DISCHARGE', 'pod']),
      right(['DESTINATION', 'del'], ['CNTR', 'containers']),
      right(['ETD', 'etd'], ['ETA', 'eta']),
      right(['Closing Date (DOC)', 'DCO'], ['Closing Date (VGM)', 'VCO']),
      right(['Closing Date (CY)', 'FCO']),
      right(['EMPTY YARD', 'pickupDepot'], ['FULL YARD', 'returnTerminal']),
    ],
    foot: 'Empty containers are released against this order.',
  },
  // No carrier's: by common labels, with days that say the month or do not.
  agent: {
    head: 'HARBOUR BRIDGE AGENCY',
    title: 'SPACE CONFIRMATION',
    days: 'dmy',
    port: (name, code) => `${name}, ${code}`,
    rows: [
      right(['Carrier', 'shippingName'], ['S/O No.', 'bkgNo']),
      right(['Vessel', 'vessel']),
      right(['POL', 'pol'], ['POD', 'pod']),
      right(['ETD', 'etd'], ['Closing Date', 'FCO']),
      right(['SI closing', 'DCO'], ['Qty/Type', 'containers']),
      right(['Empty Depot', 'pickupDepot'], ['PIN', 'releasePin']),
    ],
    foot: 'Kindly acknowledge receipt.',
  },
};
