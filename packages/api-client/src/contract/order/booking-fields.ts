import {
  BOOKING_MODES,
  BOOKING_ROWS,
  type BookingMode,
  DECLARE_MODES,
  type DeclareMode,
  FBA_ENDS,
  type FbaEnd,
  FILERS,
  type Filer,
  HOUSE_BILLS,
  ORDER_STATUSES,
  type OrderStatus,
  TRADE_MODES,
  type TradeMode,
} from '@lading/validators/booking';
import { array, boolean, number, object, string } from 'yup';
import { exactNumber, exactText, id, maybeId } from '../shapes.ts';

/** The contents of a booking as they travel: a draft may be half written, so that nothing but size is refused here. */

const words = (most: number) => string().strict().max(most).defined();
const maybe = () => maybeId().nullable().defined();
const flag = () => boolean().strict().required();
const count = (most: number) => number().strict().integer().min(0).max(most).nullable().defined();
const figure = () => words(20);
// A day or nothing; whether it can be is said by the rules of a booking.
const day = () => words(10).matches(/^(?:\d{4}-\d{2}-\d{2})?$/);

export const bookingRoute = () =>
  object({
    mode: string<BookingMode>().strict().oneOf(BOOKING_MODES).required(),
    tradeMode: string<TradeMode>().strict().oneOf(TRADE_MODES).required(),
    poNo: words(200),
    incoterm: maybe(),
    transportClauseId: maybe(),
    payMethodId: maybe(),
    payPlaceId: maybe(),
    polId: maybe(),
    podId: maybe(),
    porId: maybe(),
    delId: maybe(),
    shippingId: maybe(),
    rateId: maybe(),
    // Left out by whoever books full containers only.
    offerId: maybeId().nullable().default(null),
    etd: day(),
    vessel: words(50),
    voyage: words(50),
    serviceCode: words(11),
    contractNo: words(35),
    blMethodId: maybe(),
    houseCount: number().strict().integer().min(0).max(HOUSE_BILLS).required(),
    bkgNo: words(35),
    depot: words(100),
  });

const party = () => object({ partyId: maybe(), text: words(500) }).required();
export const bookingParties = () =>
  object({ shipper: party(), consignee: party(), notify: party(), second: party(), agent: party() });

const goods = object({
  goodsCn: words(200),
  goodsEn: words(512),
  hsCode: words(20),
  goodsTypeId: maybe(),
  packageTypeId: maybe(),
  number: count(999_999),
  weight: figure(),
  volume: figure(),
  marks: words(512),
});
export const bookingCargo = () =>
  object({
    readyDay: day(),
    goods: array(goods.required()).max(BOOKING_ROWS).required(),
    dg: object({
      unNo: words(10),
      imoClass: words(10),
      packingGroup: words(10),
      flashPoint: words(20),
      contact: words(100),
    }).required(),
    reefer: object({ temperature: words(10), vent: words(10), humidity: words(10) }).required(),
    oog: object({ length: figure(), width: figure(), height: figure() }).required(),
  });

const boxes = object({ ctnType: maybe(), count: count(99), soc: flag(), numbers: words(1_500), weight: figure() });
export const bookingEquipment = () => object({ boxes: array(boxes.required()).max(BOOKING_ROWS).required() });

const service = () => object({ on: flag() }).required();
export const bookingServices = () =>
  object({
    truck: object({
      on: flag(),
      address: words(300),
      loadingTime: words(40),
      contact: words(50),
      phone: words(30),
    }).required(),
    declare: object({ on: flag(), mode: string<DeclareMode>().strict().oneOf(DECLARE_MODES).required() }).required(),
    insurance: object({ on: flag(), value: figure(), currency: words(3) }).required(),
    warehouse: service(),
    fumigation: service(),
    settleMethodId: maybe(),
    originals: number().strict().integer().min(0).max(9).required(),
    filer: string<Filer>().strict().oneOf(FILERS).required(),
    fba: object({
      // Left out by whoever books to sites only.
      to: string<FbaEnd>().strict().oneOf(FBA_ENDS).default('site'),
      warehouseId: maybe(),
      countryId: maybeId().nullable().default(null),
      zip: string().strict().max(12).default(''),
      address: string().strict().max(300).default(''),
      shipmentIds: words(500),
      referenceIds: words(500),
      cartons: count(99_999),
    }).required(),
  });

export const bookingPapers = () =>
  object({
    fileIds: array(id()).max(30).required(),
    note: words(500),
    payerId: maybe(),
    contact: object({ name: words(50), phone: words(30), email: words(100) }).required(),
    agreed: flag(),
  });

/** All six sections. */
export const bookingDraft = () =>
  object({
    route: bookingRoute().required(),
    parties: bookingParties().required(),
    cargo: bookingCargo().required(),
    equipment: bookingEquipment().required(),
    services: bookingServices().required(),
    papers: bookingPapers().required(),
  });

export const orderStatus = () => number<OrderStatus>().oneOf(ORDER_STATUSES).required();
/** How far a booking was for whoever looked at it. */
export const seenStatus = () =>
  exactNumber()
    .oneOf<OrderStatus>([...ORDER_STATUSES])
    .optional();

const said = () => exactText().max(20).default('');
/** A rate of another way than full containers, and the cargo that it is asked for. */
export const offerAsked = () =>
  object({
    mode: string<Exclude<BookingMode, 'fcl'>>().strict().oneOf(['lcl', 'air', 'fba']).required(),
    rateId: id(),
    weight: said(),
    volume: said(),
    number: exactNumber().min(0).max(999_999).default(0),
    // Of a channel: the goods, and the site, or the country and zip of another address.
    goodsType: maybeId(),
    warehouseId: maybeId(),
    countryId: maybeId(),
    zip: exactText().max(12).default(''),
    // Of a channel: where it begins.
    origin: exactText().max(20).default(''),
  });
