import type { ApplicationKind } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';

/** The to-do that a returned application leaves with its company. */
export const RETURNED = {
  certification: BUS_TYPE.certificationReturned,
  credit: BUS_TYPE.creditReturned,
  fuda: BUS_TYPE.fudaReturned,
} as const satisfies Record<ApplicationKind, number>;
