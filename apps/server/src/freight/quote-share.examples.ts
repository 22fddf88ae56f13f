import type { Examples } from '../testing/example.ts';
import { addQuote, addQuoteLink, visitQuote } from '../testing/quotes.ts';

export const examples: Examples<'freight', 'quoteShare'> = {
  quoteShares: async (world) => ({ quoteId: (await addQuoteLink(world)).quoteId }),
  createQuoteShare: async (world) => ({ quoteId: await addQuote(world), days: 7 }),
  revokeQuoteShare: async (world) => {
    const { quoteId, id } = await addQuoteLink(world);
    return { quoteId, id };
  },
  enterQuoteShare: async (world) => ({ token: (await addQuoteLink(world)).token }),
  openQuoteShare: async (world) => ({ link: await visitQuote(world) }),
  sharedQuoteExcel: async (world) => ({ link: await visitQuote(world) }),
};
