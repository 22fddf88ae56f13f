/** The contents of a booking in its six sections. A draft is whatever was written so far: texts may be empty and numbers missing. */

export const BOOKING_SECTIONS = ['route', 'parties', 'cargo', 'equipment', 'services', 'papers'] as const;
export type BookingSection = (typeof BOOKING_SECTIONS)[number];

export const BOOKING_MODES = ['fcl', 'lcl', 'air', 'fba'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];
/** A channel goes to a site of the directory, or to an address that its zip is among. */
export const FBA_ENDS = ['site', 'address'] as const;
export type FbaEnd = (typeof FBA_ENDS)[number];
export const TRADE_MODES = ['general', 'fba', 'consol'] as const;
export type TradeMode = (typeof TRADE_MODES)[number];
export const FILERS = ['SELF', 'CARRIER'] as const;
export type Filer = (typeof FILERS)[number];
export const DECLARE_MODES = ['self', 'agent'] as const;
export type DeclareMode = (typeof DECLARE_MODES)[number];

/** Lines of goods, of containers, and house bills at most; lines and signs of a party as a bill prints it. */
export const BOOKING_ROWS = 20;
export const HOUSE_BILLS = 9;
export const PARTY_LINES = 6;
export const PARTY_LINE = 35;

type Id = number | null;

export interface BookingRoute {
  readonly mode: BookingMode;
  readonly tradeMode: TradeMode;
  readonly poNo: string;
  readonly incoterm: Id;
  readonly transportClauseId: Id;
  readonly payMethodId: Id;
  readonly payPlaceId: Id;
  readonly polId: Id;
  readonly podId: Id;
  readonly porId: Id;
  readonly delId: Id;
  readonly shippingId: Id;
  readonly rateId: Id;
  /** the rate of another way than full containers, by its mode */
  readonly offerId: Id;
  /** a day at the port of loading */
  readonly etd: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly serviceCode: string;
  readonly contractNo: string;
  readonly blMethodId: Id;
  /** 0 where there is a master bill only */
  readonly houseCount: number;
  /** the carrier's number and the empty depot, known once there is room */
  readonly bkgNo: string;
  readonly depot: string;
}

export interface BookingParty {
  /** one of the address book; null where it was written by hand */
  readonly partyId: Id;
  readonly text: string;
}

export interface BookingParties {
  readonly shipper: BookingParty;
  readonly consignee: BookingParty;
  readonly notify: BookingParty;
  readonly second: BookingParty;
  readonly agent: BookingParty;
}
export const PARTY_ROLES = [
  'shipper',
  'consignee',
  'notify',
  'second',
  'agent',
] as const satisfies readonly (keyof BookingParties)[];

export interface BookingGoods {
  readonly goodsCn: string;
  readonly goodsEn: string;
  readonly hsCode: string;
  readonly goodsTypeId: Id;
  readonly packageTypeId: Id;
  readonly number: number | null;
  /** kg and m³ of the line */
  readonly weight: string;
  readonly volume: string;
  readonly marks: string;
}

export interface BookingCargo {
  /** a day */
  readonly readyDay: string;
  readonly goods: readonly BookingGoods[];
  readonly dg: {
    readonly unNo: string;
    readonly imoClass: string;
    readonly packingGroup: string;
    readonly flashPoint: string;
    readonly contact: string;
  };
  readonly reefer: { readonly temperature: string; readonly vent: string; readonly humidity: string };
  /** cm */
  readonly oog: { readonly length: string; readonly width: string; readonly height: string };
}

export interface BookingBoxes {
  readonly ctnType: Id;
  readonly count: number | null;
  /** the shipper's own */
  readonly soc: boolean;
  readonly numbers: string;
  /** kg in each */
  readonly weight: string;
}

export interface BookingEquipment {
  readonly boxes: readonly BookingBoxes[];
}

export interface BookingServices {
  readonly truck: {
    readonly on: boolean;
    readonly address: string;
    /** a moment with its offset */
    readonly loadingTime: string;
    readonly contact: string;
    readonly phone: string;
  };
  readonly declare: { readonly on: boolean; readonly mode: DeclareMode };
  readonly insurance: { readonly on: boolean; readonly value: string; readonly currency: string };
  readonly warehouse: { readonly on: boolean };
  readonly fumigation: { readonly on: boolean };
  readonly settleMethodId: Id;
  readonly originals: number;
  readonly filer: Filer;
  readonly fba: {
    readonly to: FbaEnd;
    readonly warehouseId: Id;
    /** what goes to any other address: its country and zip are what its price depends on */
    readonly countryId: Id;
    readonly zip: string;
    readonly address: string;
    readonly shipmentIds: string;
    readonly referenceIds: string;
    readonly cartons: number | null;
  };
}

export interface BookingPapers {
  readonly fileIds: readonly number[];
  /** for the forwarder, printed nowhere */
  readonly note: string;
  /** the company that is billed; null for who books */
  readonly payerId: Id;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly agreed: boolean;
}

export interface BookingDraft {
  readonly route: BookingRoute;
  readonly parties: BookingParties;
  readonly cargo: BookingCargo;
  readonly equipment: BookingEquipment;
  readonly services: BookingServices;
  readonly papers: BookingPapers;
}

const nobody = (): BookingParty => ({ partyId: null, text: '' });

export const emptyGoods = (): BookingGoods => ({
  goodsCn: '',
  goodsEn: '',
  hsCode: '',
  goodsTypeId: 1,
  packageTypeId: 1,
  number: null,
  weight: '',
  volume: '',
  marks: '',
});
export const emptyBoxes = (): BookingBoxes => ({ ctnType: 3, count: 1, soc: false, numbers: '', weight: '' });

/** A sheet on which nothing was written, with what most people choose. */
export const emptyBooking = (): BookingDraft => ({
  route: {
    mode: 'fcl',
    tradeMode: 'general',
    poNo: '',
    incoterm: null,
    transportClauseId: 1,
    payMethodId: 1,
    payPlaceId: null,
    polId: null,
    podId: null,
    porId: null,
    delId: null,
    shippingId: null,
    rateId: null,
    offerId: null,
    etd: '',
    vessel: '',
    voyage: '',
    serviceCode: '',
    contractNo: '',
    blMethodId: 2,
    houseCount: 0,
    bkgNo: '',
    depot: '',
  },
  parties: { shipper: nobody(), consignee: nobody(), notify: nobody(), second: nobody(), agent: nobody() },
  cargo: {
    readyDay: '',
    goods: [emptyGoods()],
    dg: { unNo: '', imoClass: '', packingGroup: '', flashPoint: '', contact: '' },
    reefer: { temperature: '', vent: '', humidity: '' },
    oog: { length: '', width: '', height: '' },
  },
  equipment: { boxes: [emptyBoxes()] },
  services: {
    truck: { on: false, address: '', loadingTime: '', contact: '', phone: '' },
    declare: { on: false, mode: 'agent' },
    insurance: { on: false, value: '', currency: 'USD' },
    warehouse: { on: false },
    fumigation: { on: false },
    settleMethodId: null,
    originals: 3,
    filer: 'CARRIER',
    fba: {
      to: 'site',
      warehouseId: null,
      countryId: null,
      zip: '',
      address: '',
      shipmentIds: '',
      referenceIds: '',
      cartons: null,
    },
  },
  papers: { fileIds: [], note: '', payerId: null, contact: { name: '', phone: '', email: '' }, agreed: false },
});
