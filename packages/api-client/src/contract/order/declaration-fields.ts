import { localDate } from '@lading/validators/record';
import { array, boolean, number, object, string } from 'yup';
import { exactNumber, exactText, id, paging, text, tidyText } from '../shapes.ts';
import {
  DECLARATION_EVENTS,
  DECLARATION_REASONS,
  DECLARATION_SOURCES,
  type DeclarationEvent,
  type DeclarationSource,
} from './declaration-shapes.ts';
import { by } from './fields.ts';

/** A text as typed: nothing but its length is refused while something is written. */
export const words = (most: number) => string().strict().max(most).defined();
/** A day, or nothing. */
export const day = () => words(10).test('day', (text) => !text || localDate.is(text));
/** The state that was seen; 0 where nothing was written yet. */
export const seen = () => number().strict().integer().min(0).required();

export const source = () => string<DeclarationSource>().strict().oneOf(DECLARATION_SOURCES).required();

/** What would become of a value where it is filled from another paper. */
export const change = object({ path: text(), old: text(), new: text() });

/** A rule's answer, as the page says it, too. */
export const issue = object({
  path: text(),
  code: text(),
  severity: string<'error' | 'warning'>().oneOf(['error', 'warning']).required(),
  message: text(),
});

/** Why something came back: for a field, or for all where the path is empty. */
const reason = () => object({ path: words(100).required(), text: tidyText().min(1).max(300).required() });
export const reasons = () => array(reason()).max(DECLARATION_REASONS).default([]);
export const saidReasons = array(object({ path: text(), text: text() })).required();

export const story = array(
  object({
    event: string<DeclarationEvent>().oneOf(DECLARATION_EVENTS).required(),
    // Empty where a machine did it.
    ...by,
    // Of which containers; empty where it is about all, or about none.
    ctnNos: array(text()).required(),
    note: text(),
  }),
).required();

/** Of a booking: which it is, which ship, and when it has to be there. */
export const of = {
  bookingId: id(),
  bookingNo: text(),
  bkgNo: text(),
  vessel: text(),
  voyage: text(),
  etd: string().nullable().defined(),
  polName: text(),
  podName: text(),
  customerName: text(),
  zone: text(),
  closesAt: string().nullable().defined(),
  closed: boolean().required(),
};

export const listInput = {
  ...paging(20),
  keyword: exactText().max(200).default(''),
  state: exactNumber().min(1).max(7).optional(),
  // Those that wait for whoever asks alone.
  open: boolean().strict(),
  bookingId: number().strict().integer().positive(),
};
