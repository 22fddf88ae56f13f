import { expect, it } from 'vitest';
import { FACTS, goodBooking } from '../testing/said-by-bookings.ts';
import { type BookingDraft, bookingIssues, bookingOffer, draftIssues, emptyBooking } from './index.ts';

const said = (draft: BookingDraft, facts: Parameters<typeof bookingIssues>[1] = FACTS) =>
  bookingIssues(draft, facts).map(({ path, code, severity }) => `${path} ${code}${severity === 'warning' ? '?' : ''}`);
const good = goodBooking();

it('has nothing to say of a booking that has everything', () => {
  expect(said(good)).toEqual([]);
});

it('names what an empty sheet lacks, section by section', () => {
  const paths = said(emptyBooking()).map((line) => line.split(' ')[0]);
  expect(paths).toEqual([
    ...['polId', 'podId', 'incoterm', 'etd', 'shippingId'].map((name) => `route.${name}`),
    ...['shipper', 'consignee', 'notify'].map((name) => `parties.${name}.text`),
    'cargo.readyDay',
    ...['goodsCn', 'goodsEn', 'hsCode', 'number', 'weight', 'volume'].map((name) => `cargo.goods.0.${name}`),
    'services.settleMethodId',
    'papers.contact.name',
    'papers.contact.phone',
    'papers.agreed',
  ]);
  expect(draftIssues(emptyBooking()).map(({ path }) => path)).toEqual(['route.polId', 'route.podId']);
});

it('asks of a flight neither terms of quays, nor a release, nor a carrier', () => {
  const none = { transportClauseId: null, blMethodId: null, shippingId: null };
  const by = (mode: BookingDraft['route']['mode']) =>
    said({ ...good, equipment: { boxes: [] }, route: { ...good.route, ...none, mode } }).filter((one) =>
      one.startsWith('route.'),
    );
  expect(by('air')).toEqual([]);
  expect(by('lcl').map((one) => one.split(' ')[0])).toEqual(['route.transportClauseId', 'route.blMethodId']);
});

it.each<[string, BookingDraft, string]>([
  ['a port twice', { ...good, route: { ...good.route, podId: 1 } }, 'route.podId port.same'],
  ['a sailing of yesterday', { ...good, route: { ...good.route, etd: '2026-11-19' } }, 'route.etd booking.etdPast'],
  ['CIF with collect', { ...good, route: { ...good.route, payMethodId: 2 } }, 'route.payMethodId booking.terms?'],
  ['FOB with prepaid', { ...good, route: { ...good.route, incoterm: 4 } }, 'route.payMethodId booking.terms?'],
  [
    'an order without a notify party',
    { ...good, parties: { ...good.parties, consignee: { partyId: null, text: 'TO ORDER' } } },
    'parties.notify.text booking.toOrder',
  ],
  [
    'Chinese for the bill',
    { ...good, parties: { ...good.parties, shipper: { partyId: null, text: '宁波昊宇' } } },
    'parties.shipper.text latin.char',
  ],
  [
    'cargo after the gate',
    { ...good, cargo: { ...good.cargo, readyDay: '2026-12-02' } },
    'cargo.readyDay booking.readyLate',
  ],
  [
    'more than a box holds',
    { ...good, equipment: { boxes: [{ ctnType: 3, count: 1, soc: false, numbers: '', weight: '26500.0001' }] } },
    'equipment.boxes.0.weight booking.boxWeight?',
  ],
  [
    'boxes of their own without numbers',
    { ...good, equipment: { boxes: [{ ctnType: 3, count: 2, soc: true, numbers: 'CSQU3054383', weight: '' }] } },
    'equipment.boxes.0.numbers booking.numbers',
  ],
  ['no agreement', { ...good, papers: { ...good.papers, agreed: false } }, 'papers.agreed agreement'],
])('says of %s what is wrong and where', (_what, draft, issue) => {
  expect(said(draft)).toEqual([issue]);
});

it('asks of dangerous and cold goods what the carrier asks', () => {
  const [line] = good.cargo.goods;
  if (!line) throw new Error('a line');
  const of = (goodsTypeId: number) => said({ ...good, cargo: { ...good.cargo, goods: [{ ...line, goodsTypeId }] } });
  expect(of(2)).toEqual([
    'cargo.dg.unNo booking.unNo',
    'cargo.dg.imoClass booking.dgClass',
    'cargo.dg.contact booking.dgContact',
  ]);
  expect(of(3)).toEqual(['cargo.reefer.temperature booking.temperature']);
  expect(of(4)).toEqual(['cargo.oog.length booking.oog']);
});

it('compares moments and not their clocks', () => {
  const truck = { on: true, address: 'A', contact: 'Lu Haining', phone: '13857400021' };
  const at = (loadingTime: string) =>
    said({ ...good, services: { ...good.services, truck: { ...truck, loadingTime } } });
  expect(at('2026-12-01T03:59:59+00:00')).toEqual([]);
  expect(at('2026-12-01T04:00:01+00:00')).toEqual(['services.truck.loadingTime booking.loadingLate']);
});

it('wants the papers that a declaration needs, where it is known which are there', () => {
  const draft = { ...good, services: { ...good.services, declare: { on: true, mode: 'agent' as const } } };
  expect(said(draft)).toEqual([]);
  expect(said(draft, { ...FACTS, papers: ['mandate'] })).toEqual(['papers.fileIds booking.paper']);
  expect(said(draft, { ...FACTS, papers: ['mandate', 'invoice'] })).toEqual([]);
});

it('asks LCL for no container and no carrier, and FBA for its warehouse', () => {
  const lcl = { ...good, route: { ...good.route, mode: 'lcl' as const, shippingId: null }, equipment: { boxes: [] } };
  expect(said(lcl)).toEqual([]);
  expect(said({ ...lcl, route: { ...lcl.route, mode: 'fba' } })).toEqual([
    'services.fba.warehouseId booking.fbaWarehouse',
  ]);
});

it('asks what goes to another address for its country, zip and street, and its price for the first two', () => {
  const { services } = good;
  const going = (more: Partial<(typeof services)['fba']>) => ({
    ...good,
    equipment: { boxes: [] },
    services: { ...services, fba: { ...services.fba, ...more } },
    route: { ...good.route, mode: 'fba' as const, rateId: null, offerId: 9 },
  });
  const away = going({ to: 'address' });
  expect(said(away)).toEqual([
    'services.fba.countryId required',
    'services.fba.zip required',
    'services.fba.address required',
  ]);
  expect(bookingOffer(away)).toBeUndefined();
  const named = going({ to: 'address', warehouseId: 4, countryId: 2, zip: '90001', address: '1 Main St, Los Angeles' });
  expect(said(named)).toEqual([]);
  expect(bookingOffer(named)).toMatchObject({ rateId: 9, warehouseId: undefined, countryId: 2, zip: '90001' });
  expect(bookingOffer(going({ warehouseId: 4, zip: '90001' }))).toMatchObject({ warehouseId: 4, zip: '' });
});
