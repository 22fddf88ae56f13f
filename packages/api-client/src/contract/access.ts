import type { InferType, Schema } from 'yup';
import type { Code } from './codes.ts';

/**
 * Who may call: `visitor` anybody, `member` whoever is logged in, a code whoever holds it on its side of the counter; of several codes
 * one is enough. `/pub/` in a path proves nothing.
 */
export type Access = 'visitor' | 'member' | Code | readonly [Code, Code, ...Code[]];

/** What belongs to a customer and is named in an input by its id. */
export type Subject =
  | 'booking'
  | 'order'
  | 'statement'
  | 'message'
  | 'apiKey'
  | 'webhook'
  | 'delivery'
  | 'user'
  | 'customer'
  | 'paper'
  | 'application'
  | 'inquiry'
  | 'bid'
  | 'fbaEnquiry'
  | 'importJob'
  | 'quote'
  | 'quoteTemplate'
  | 'fudaPartner'
  | 'fudaRate'
  | 'fudaOffer'
  | 'fudaSurcharge'
  | 'shipper'
  | 'consignee'
  | 'notify'
  | 'orderTemplate'
  | 'vgmTemplate'
  | 'preplanTemplate'
  | 'siTemplate'
  | 'orderFile'
  | 'release'
  | 'chargeQuery'
  | 'eInvoice'
  | 'payment';

/** What a call is about, and the field of its input with the id, or the ids, of it. */
export type About = readonly [subject: Subject, field: string];
/** The same with the fields that an input has. */
export type AboutIn<I> = I extends Schema ? readonly [Subject, keyof InferType<I> & string] : never;
