import { nextSending } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { addFx, addLane, addRate } from '../testing/freight.ts';
import { addQuote, addQuoteTemplate } from '../testing/quotes.ts';
import type { World } from '../testing/world.ts';

async function asked(world: World) {
  await addFx(world);
  const rateId = await addRate(world, await addLane(world));
  const templateId = await addQuoteTemplate(world);
  return { rateIds: [rateId], containers: [{ ctnType: 3, count: 2 }], templateId, requestId: nextSending() };
}

export const examples: Examples<'freight', 'quote'> = {
  quotationExcel: asked,
  quotationVipExcel: async (world) => ({
    ...(await asked(world)),
    markUps: [{ code: 'OF', kind: 'add', value: '50' }],
  }),
  quoteTemplates: () => ({}),
  saveQuoteTemplate: async (world) => ({
    id: await addQuoteTemplate(world),
    revision: 1,
    requestId: nextSending(),
    name: '美西周报',
    columns: ['carrier', 'etd'] as const,
    language: 'en',
  }),
  quoteHistory: () => ({ keyword: 'QT' }),
  quoteHistoryExcel: async (world) => ({ id: await addQuote(world) }),
  deleteQuoteHistory: async (world) => ({ ids: [await addQuote(world)] }),
  deleteQuoteTemplates: async (world) => ({ ids: [await addQuoteTemplate(world)] }),
};
