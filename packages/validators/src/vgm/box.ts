/** What is declared of a packed container, and by whom. Weights are decimal strings as typed; what is not known is empty. */

/** SM1: the packed container was weighed; SM2: what is in it was, and the container's own weight added. */
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
  /** in the unit beside it; all other weights are kilograms */
  readonly vgm: string;
  readonly unit: VgmUnit;
  /** with its packaging */
  readonly cargo: string;
  /** pallets, dunnage and lashing */
  readonly dunnage: string;
  readonly tare: string;
  /** as the door plate says; empty where the usual one of its type holds */
  readonly maxGross: string;
  /** of the scale's ticket */
  readonly certificateNo: string;
  /** a day; empty where it is the one of all */
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
  /** the day of all that name none */
  readonly weighedOn: string;
  /** of containers that are added */
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
  ...{ responsible: '', signatory: '', phone: '', weighingParty: '', weighedOn: '', method: 'SM2' },
});

export const emptyVgmBox = (method: VgmMethod = 'SM2'): VgmBox => ({
  ...{ ctnNo: '', ctnType: '', sealNo: '', method, vgm: '', unit: 'KGM', cargo: '', dunnage: '', tare: '' },
  ...{ maxGross: '', certificateNo: '', weighedOn: '', weighPlace: '' },
});
