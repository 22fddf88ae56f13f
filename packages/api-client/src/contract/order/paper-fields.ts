import { boolean, number, object, string } from 'yup';
import { exactText, id, maybeId, text } from '../shapes.ts';
import { by, changeFile } from './fields.ts';
import {
  FILE_KINDS,
  type FileKind,
  RELEASE_KINDS,
  RELEASE_STATE,
  type ReleaseKind,
  type ReleaseState,
} from './paper-shapes.ts';

export const fileKind = () => string<FileKind>().oneOf(FILE_KINDS);
export const releaseKind = () => string<ReleaseKind>().oneOf(RELEASE_KINDS);
export const releaseState = () => number<ReleaseState>().oneOf(Object.values(RELEASE_STATE));

/** A paper of a booking. */
export const orderFile = changeFile.shape({
  kind: fileKind().required(),
  // Null as long as it belongs to no booking.
  bookingId: maybeId().nullable().defined(),
  // Counted within its kind; the latest of a kind is the one that counts.
  version: number().integer().positive().required(),
  latest: boolean().required(),
  ...by,
  // False for what the forwarder keeps to itself.
  visible: boolean().required(),
  // It can still be taken back by whoever asks.
  removable: boolean().required(),
});

/** Whose turn it is where a bill cannot be released yet. */
export const actor = () => string<'customer' | 'staff'>().oneOf(['customer', 'staff']).required();

const line = (most: number) => exactText().max(most).default('');
/** Who gets the originals. */
export const receiver = () => object({ name: line(100), address: line(300), courier: line(60) });

export const smallFile = object({ fileId: id(), name: text(), address: text() });
