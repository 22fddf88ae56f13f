/** What is declared of a packed container, and by whom. Weights are decimal strings as typed; what is not known is empty. */

/** SM1: the packed container was weighed. SM2: the cargo was weighed and the container's tare added. */
export const VGM_METHODS = ['SM1', 'SM2'] as const;
export type VgmMethod = (typeof VGM_METHODS)[number];
/** Kilograms or pounds, as DCSA writes them. */
export const VGM_UNITS = ['KGM', 'LBR'] as const;
export type VgmUnit = (typeof VGM_UNITS)[number];

export interface VgmBox {
  readonly ctnNo: string;
  /** as the trade writes it or by ISO 6346: 40HQ, 45G1 */
  readonly ctnType: string;
  readonly sealNo: string;
  readonly method: VgmMethod;
  /** verified gross mass, in `unit`; all other weights are kilograms */
  readonly vgm: string;
  readonly unit: VgmUnit;
  /** weight of the cargo with its packaging */
  readonly cargo: string;
  /** weight of pallets, dunnage and lashing */
  readonly dunnage: string;
  readonly tare: string;
  /** from the container's door plate; empty for the usual limit of its type */
  readonly maxGross: string;
  /** number of the scale's ticket */
  readonly certificateNo: string;
  /** a day; empty for `VgmHead.weighedOn` */
  readonly weighedOn: string;
  readonly weighPlace: string;
}

export interface VgmHead {
  /** the shipper on the bill of lading */
  readonly responsible: string;
  /** who signs for it, in capitals */
  readonly signatory: string;
  readonly phone: string;
  readonly weighingParty: string;
  /** a day, for all containers without one of their own */
  readonly weighedOn: string;
  /** what a container begins with when it is added */
  readonly method: VgmMethod;
}

export interface VgmSheet {
  readonly head: VgmHead;
  readonly boxes: readonly VgmBox[];
}

/** Containers of one booking at most. */
export const VGM_BOXES = 300;
/** Characters of each text. */
export const VGM_LENGTHS = {
  responsible: 70,
  signatory: 255,
  phone: 30,
  weighingParty: 70,
  weighPlace: 100,
  certificateNo: 70,
  sealNo: 35,
} as const;

export const emptyVgmHead = (): VgmHead => ({
  responsible: '',
  signatory: '',
  phone: '',
  weighingParty: '',
  weighedOn: '',
  method: 'SM2',
});

export const emptyVgmBox = (method: VgmMethod = 'SM2'): VgmBox => ({
  ctnNo: '',
  ctnType: '',
  sealNo: '',
  method,
  vgm: '',
  unit: 'KGM',
  cargo: '',
  dunnage: '',
  tare: '',
  maxGross: '',
  certificateNo: '',
  weighedOn: '',
  weighPlace: '',
});
