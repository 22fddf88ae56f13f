import { email } from '../email.ts';
import { error, warning } from '../issue.ts';
import { consignee, notify, shipper } from '../party.ts';
import { phone } from '../phone.ts';
import { cargoIssues, equipmentIssues } from './cargo-issues.ts';
import { BOOKING_ROWS, type BookingDraft, type BookingSection, HOUSE_BILLS } from './draft.ts';
import {
  at,
  type BookingFacts,
  type BookingIssue,
  missing,
  needed,
  PAY,
  type SectionCheck,
  says,
  TERM,
} from './said.ts';

const route: SectionCheck = ({ route: part, equipment }, { today }) => {
  const names = ['polId', 'podId', 'incoterm', 'payMethodId', 'etd'];
  // A waybill is neither released nor carried from quay to quay.
  if (part.mode !== 'air') names.push('transportClauseId', 'blMethodId');
  if (part.mode === 'fcl') names.push('shippingId');
  const issues = needed(part, 'route', names);
  if (part.polId !== null && part.polId === part.podId) issues.push(at('route.podId', error('port.same', {})));
  if (part.etd !== '' && part.etd < today) issues.push(at('route.etd', error('booking.etdPast', {})));
  if (part.houseCount < 0 || part.houseCount > HOUSE_BILLS)
    issues.push(at('route.houseCount', error('booking.count', { most: HOUSE_BILLS })));
  if (equipment.boxes.length > BOOKING_ROWS)
    issues.push(at('equipment.boxes', error('booking.count', { most: BOOKING_ROWS })));
  const { incoterm, payMethodId } = part;
  const sellerPays = incoterm === TERM.CFR || incoterm === TERM.CIF;
  if (sellerPays && payMethodId === PAY.collect) {
    const term = incoterm === TERM.CIF ? 'CIF' : 'CFR';
    issues.push(at('route.payMethodId', warning('booking.terms', { incoterm: term, payment: 'collect' })));
  }
  if (incoterm === TERM.FOB && payMethodId === PAY.prepaid)
    issues.push(at('route.payMethodId', warning('booking.terms', { incoterm: 'FOB', payment: 'prepaid' })));
  return issues;
};

const isOrder = (text: string) => /^\s*to (?:the )?order\b/i.test(text);
const isSame = (text: string) => /^\s*same as/i.test(text);

const parties: SectionCheck = ({ parties: part }) => {
  const wanted = (['shipper', 'consignee', 'notify'] as const).filter((role) => part[role].text.trim() === '');
  const issues = wanted.map((role) => missing(`parties.${role}.text`));
  issues.push(...says(shipper, 'parties.shipper.text', part.shipper.text));
  issues.push(...says(consignee, 'parties.consignee.text', part.consignee.text));
  for (const role of ['notify', 'second', 'agent'] as const)
    issues.push(...says(notify, `parties.${role}.text`, part[role].text));
  if (isOrder(part.consignee.text) && isSame(part.notify.text))
    issues.push(at('parties.notify.text', error('booking.toOrder', {})));
  return issues;
};

/** The later of two moments is after the other, whatever their zones. */
const isAfter = (moment: string, close: string | undefined): close is string =>
  close !== undefined && Date.parse(moment) > Date.parse(close);

const services: SectionCheck = ({ services: part, route: { mode } }, { cyClose }) => {
  const issues: BookingIssue[] = [];
  if (part.truck.on) {
    issues.push(...needed(part.truck, 'services.truck', ['address', 'loadingTime', 'contact', 'phone']));
    issues.push(...says(phone, 'services.truck.phone', part.truck.phone));
    if (part.truck.loadingTime !== '' && isAfter(part.truck.loadingTime, cyClose))
      issues.push(at('services.truck.loadingTime', error('booking.loadingLate', { close: cyClose })));
  }
  if (part.insurance.on) issues.push(...needed(part.insurance, 'services.insurance', ['value']));
  if (mode === 'fba' && part.fba.to === 'address')
    issues.push(...needed(part.fba, 'services.fba', ['countryId', 'zip', 'address']));
  else if (mode === 'fba' && part.fba.warehouseId === null)
    issues.push(at('services.fba.warehouseId', error('booking.fbaWarehouse', {})));
  issues.push(...needed(part, 'services', ['settleMethodId']));
  return issues;
};

const papers: SectionCheck = ({ papers: part, services: { declare } }, facts) => {
  const issues = needed(part.contact, 'papers.contact', ['name', 'phone']);
  issues.push(...says(phone, 'papers.contact.phone', part.contact.phone));
  issues.push(...says(email, 'papers.contact.email', part.contact.email));
  if (declare.on && declare.mode === 'agent' && facts.papers !== undefined)
    for (const paper of ['invoice', 'mandate'] as const)
      if (!facts.papers.includes(paper)) issues.push(at('papers.fileIds', error('booking.paper', { paper })));
  if (!part.agreed) issues.push(at('papers.agreed', error('agreement', {})));
  return issues;
};

const CHECKS: Readonly<Record<BookingSection, SectionCheck>> = {
  route,
  parties,
  cargo: cargoIssues,
  equipment: equipmentIssues,
  services,
  papers,
};

/** Everything there is to say of a booking before it is sent; an error keeps it from being sent. */
export const bookingIssues = (draft: BookingDraft, facts: BookingFacts): BookingIssue[] =>
  Object.values(CHECKS)
    .flatMap((check) => check(draft, facts))
    .sort(
      (a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning') || order(a.path) - order(b.path),
    );

const SECTIONS = Object.keys(CHECKS);
const order = (path: string) => SECTIONS.indexOf(path.split('.', 1)[0] ?? '');

/** What a draft needs to be kept at all: from where to where. */
export const draftIssues = ({ route: part }: BookingDraft): BookingIssue[] => needed(part, 'route', ['polId', 'podId']);
