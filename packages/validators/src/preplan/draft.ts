/** What is filed with the customs of China before a container is loaded. Texts as typed; weights are kilograms. */

export const PREPLAN_PARTIES = ['shipper', 'consignee', 'notify'] as const;
export type PreplanPartyRole = (typeof PREPLAN_PARTIES)[number];
/** Prepaid and collect. */
export const PAY_TERMS = ['PP', 'CC'] as const;
export type PayTerm = (typeof PAY_TERMS)[number];
export const LADEN = ['FULL', 'EMPTY'] as const;
export type Laden = (typeof LADEN)[number];
/** The carrier's own container, or the shipper's. */
export const OWNERS = ['COC', 'SOC'] as const;
export type Owner = (typeof OWNERS)[number];

export interface PreplanParty {
  readonly name: string;
  readonly address: string;
  readonly countryCode: string;
  /** what it is called and the number, `USCI+91330212MA2KHY873M` */
  readonly enterpriseCode: string;
  readonly phone: string;
  readonly contact: string;
}

export interface PreplanGoods {
  readonly description: string;
  readonly hsCode: string;
  readonly number: string;
  /** two letters of the customs' list: CT, PK, PX */
  readonly packageType: string;
  readonly weight: string;
  readonly volume: string;
  readonly marks: string;
  /** the UN number of dangerous goods */
  readonly undg: string;
  /** numbers of containers between commas */
  readonly into: string;
}

export interface PreplanBox {
  readonly ctnNo: string;
  readonly ctnType: string;
  readonly sealNo: string;
  readonly laden: Laden;
  readonly owner: Owner;
}

export interface PreplanHeader {
  readonly mblNo: string;
  readonly hblNo: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly imo: string;
  readonly polCode: string;
  readonly podCode: string;
  readonly carrierCode: string;
  readonly etd: string;
  /** the office of exit, four digits */
  readonly customs: string;
  readonly payTerm: PayTerm;
}

export interface PreplanDraft {
  readonly header: PreplanHeader;
  readonly shipper: PreplanParty;
  readonly consignee: PreplanParty;
  readonly notify: PreplanParty;
  readonly goods: readonly PreplanGoods[];
  readonly boxes: readonly PreplanBox[];
}

/** Lines of goods and containers at most. */
export const PREPLAN_ROWS = 200;

export const emptyPreplanParty = (): PreplanParty => ({
  name: '',
  address: '',
  countryCode: '',
  enterpriseCode: '',
  phone: '',
  contact: '',
});
export const emptyPreplanGoods = (): PreplanGoods => ({
  description: '',
  hsCode: '',
  number: '',
  packageType: 'CT',
  weight: '',
  volume: '',
  marks: 'N/M',
  undg: '',
  into: '',
});
export const emptyPreplanBox = (): PreplanBox => ({
  ctnNo: '',
  ctnType: '',
  sealNo: '',
  laden: 'FULL',
  owner: 'COC',
});
export const emptyPreplan = (): PreplanDraft => ({
  header: {
    mblNo: '',
    hblNo: '',
    vessel: '',
    voyage: '',
    imo: '',
    polCode: '',
    podCode: '',
    carrierCode: '',
    etd: '',
    customs: '',
    payTerm: 'PP',
  },
  shipper: emptyPreplanParty(),
  consignee: emptyPreplanParty(),
  notify: emptyPreplanParty(),
  goods: [],
  boxes: [],
});
