import type { BookingIssues } from '../../issues/booking.ts';

export const booking: Record<keyof BookingIssues, string> = {
  'booking.etdPast': 'ETD is before today. Choose a later sailing',
  'booking.readyLate': 'Cargo ready after the CY cut-off {close}. Choose an earlier day or a later sailing',
  'booking.loadingLate': 'Loading is after the CY cut-off {close}. Choose an earlier time',
  'booking.unNo': 'UN number needed for dangerous goods: four digits, as in the safety data sheet',
  'booking.dgClass': 'Enter the IMO class of the dangerous goods, as in 3 or 6.1',
  'booking.dgContact': 'Dangerous goods need a person to call in an emergency, with a number',
  'booking.temperature': 'Enter the temperature in °C that the reefer container is set to',
  'booking.oog': 'Enter length, width and height of the piece that stands out',
  'booking.norGoods': 'A 40NOR is not cooled. Choose a reefer container, or another cargo type',
  'booking.boxWeight': '{weight} KGS in one {box}: it takes {limit} KGS. Split the cargo, or correct the weight',
  'booking.terms':
    '{payment, select, collect {{incoterm} is sold with freight paid by the seller, but freight is collect} other {{incoterm} is sold with freight paid by the buyer, but freight is prepaid}}. Please check which it is',
  'booking.toOrder': 'A bill to order needs a notify party with name and address',
  'booking.numbers':
    '{given, plural, one {# container number} other {# container numbers}} for {count, plural, one {# container} other {# containers}}. Enter one for each',
  'booking.count': 'Enter a number from 1 to {most}',
  'booking.fbaWarehouse': 'Choose the FBA warehouse that the cargo goes to',
  'booking.paper':
    '{paper, select, invoice {Upload the commercial invoice: customs needs it} other {Upload the declaration mandate: without it we may not declare}}',
};
