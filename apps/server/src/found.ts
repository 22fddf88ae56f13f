import type { Endpoint, In, Subject } from '@lading/api-client/contract';
import type { Db } from './database/open.ts';
import { findBid, findFbaEnquiry } from './freight/find.ts';
import { findFudaOffer, findFudaPartner, findFudaRate, findFudaSurcharge } from './freight/fuda-find.ts';
import { findQuote, findQuoteTemplate } from './freight/quote-find.ts';
import { findImportJob } from './importing/find.ts';
import { findApiKey, findDelivery, findMessage, findWebhook } from './message/find.ts';
import { findPreplanTemplate, findVgmTemplate } from './order/declarations/templates.ts';
import { findBooking, findOrder } from './order/find.ts';
import { findSiTemplate } from './order/instruction/find-template.ts';
import { findOrderFile, findRelease } from './order/papers/find.ts';
import { findConsignee, findNotify, findShipper } from './order/parties/find.ts';
import { findOrderTemplate } from './order/templates/find.ts';
import { findChargeQuery, findEInvoice, findPayment, findStatement } from './settlement/find.ts';
import { findApplication, findCustomer, findInquiry, findPaper, findUser } from './user/find.ts';
import type { Visitor } from './user/session.ts';

/** How each thing that calls are about is found; undefined where it is missing or none of the visitor's business. */
export const finders = {
  booking: findBooking,
  order: findOrder,
  statement: findStatement,
  message: findMessage,
  apiKey: findApiKey,
  webhook: findWebhook,
  delivery: findDelivery,
  user: findUser,
  customer: findCustomer,
  paper: findPaper,
  application: findApplication,
  inquiry: findInquiry,
  bid: findBid,
  fbaEnquiry: findFbaEnquiry,
  importJob: findImportJob,
  quote: findQuote,
  quoteTemplate: findQuoteTemplate,
  fudaPartner: findFudaPartner,
  fudaRate: findFudaRate,
  fudaOffer: findFudaOffer,
  fudaSurcharge: findFudaSurcharge,
  shipper: findShipper,
  consignee: findConsignee,
  notify: findNotify,
  orderTemplate: findOrderTemplate,
  vgmTemplate: findVgmTemplate,
  preplanTemplate: findPreplanTemplate,
  siTemplate: findSiTemplate,
  orderFile: findOrderFile,
  release: findRelease,
  chargeQuery: findChargeQuery,
  eInvoice: findEInvoice,
  payment: findPayment,
} satisfies Record<Subject, (db: Db, id: number, visitor: Visitor) => Promise<unknown>>;

type Found<S extends Subject> = Exclude<Awaited<ReturnType<(typeof finders)[S]>>, undefined>;
type Named<Ids, One> = Ids extends readonly number[] ? readonly One[] : Ids extends number ? One : undefined;

/** What the handler of a call is given beside its input: one for an id, several for several, undefined where none is named. */
export type FoundBy<E extends Endpoint> = E['about'] extends readonly [infer S extends Subject, infer Field]
  ? Field extends keyof In<E>
    ? Named<In<E>[Field], Found<S>>
    : never
  : undefined;
