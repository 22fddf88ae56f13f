import { nextSending } from '../testing/base-rows.ts';
import { addBookingDraft, goodDraft } from '../testing/bookings.ts';
import type { Examples } from '../testing/example.ts';
import { addOrderTemplate } from '../testing/order-templates.ts';

export const examples: Examples<'order', 'templates'> = {
  orderTemplates: () => ({ keyword: 'homeware' }),
  saveOrderTemplate: async (world) => ({
    id: await addOrderTemplate(world),
    revision: 1,
    requestId: nextSending(),
    name: `LA 40HQ ${nextSending()}`,
    booking: await goodDraft(world),
  }),
  syncOrderTemplate: async (world) => ({
    templateId: await addOrderTemplate(world),
    bookingId: (await addBookingDraft(world)).id,
    sections: ['parties', 'cargo'] as const,
    dryRun: true,
  }),
  deleteOrderTemplates: async (world) => ({ ids: [await addOrderTemplate(world)] }),
};
