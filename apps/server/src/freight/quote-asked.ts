import type { In, PortalContract } from '@lading/api-client/contract';
import type { QuoteMarkUp } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import type { Member } from '../user/session.ts';
import type { findQuoteTemplate } from './quote-find.ts';

export type QuoteAsked = In<PortalContract['freight']['quotationExcel']>;
export type QuoteTemplate = NonNullable<Awaited<ReturnType<typeof findQuoteTemplate>>>;

export interface QuoteBy {
  readonly visitor: Member;
  readonly language: Language;
  readonly template: QuoteTemplate | undefined;
  /** undefined in a quotation that adds nothing to prices */
  readonly markUps: readonly QuoteMarkUp[] | undefined;
}
