import {
  VGM_LENGTHS,
  VGM_METHODS,
  VGM_STATES,
  VGM_UNITS,
  type VgmMethod,
  type VgmState,
  type VgmUnit,
} from '@lading/validators/vgm';
import { boolean, number, object, string } from 'yup';
import { id, maybeId, text } from '../shapes.ts';
import * as part from './declaration-fields.ts';

/** A sheet of verified masses as it travels: a draft may be half written, so that nothing but size is refused here. */

const words = part.words;
const method = () => string<VgmMethod>().oneOf(VGM_METHODS).required();
export const vgmState = () => number<VgmState>().oneOf(VGM_STATES).required();
const figure = () => words(24);

export const vgmHead = object({
  responsible: words(VGM_LENGTHS.responsible),
  signatory: words(VGM_LENGTHS.signatory),
  phone: words(VGM_LENGTHS.phone),
  weighingParty: words(VGM_LENGTHS.weighingParty),
  weighedOn: part.day(),
  method: method(),
});

export const vgmWritten = {
  // Null for a container that was not kept yet.
  id: maybeId().nullable().defined(),
  ctnNo: words(20),
  ctnType: words(20),
  sealNo: words(VGM_LENGTHS.sealNo),
  method: method(),
  vgm: figure(),
  unit: string<VgmUnit>().oneOf(VGM_UNITS).required(),
  cargo: figure(),
  dunnage: figure(),
  tare: figure(),
  maxGross: figure(),
  certificateNo: words(VGM_LENGTHS.certificateNo),
  weighedOn: part.day(),
  weighPlace: words(VGM_LENGTHS.weighPlace),
};

export const vgmBox = object({
  ...vgmWritten,
  id: id(),
  status: vgmState(),
  statusName: text(),
  // Of the same declaration: a new weight after it was accepted is the next one.
  version: number().integer().positive().required(),
  reference: text(),
  // In kilograms; empty while it is none.
  kilograms: text(),
  // Declared after the cut-off, which the forwarder let pass.
  late: boolean().required(),
  submittedAt: string().nullable().defined(),
  answeredAt: string().nullable().defined(),
  answer: text(),
  reasons: part.saidReasons,
  // What the bill says it weighs; empty where the container is not on it.
  billWeight: text(),
});

export const vgmLock = object({
  lockedBy: text(),
  lockedAt: text(),
  expires: text(),
  mine: boolean().required(),
});
