import type { PaymentTerms } from '@lading/validators/settlement';
import type { customers } from '../database/schema.ts';

/** Days of who was granted no others. */
const DAYS = 30;

/** When a company pays: by month where it was granted that, else by shipment. */
export function termsOf(customer: Pick<typeof customers.$inferSelect, 'credit'> | undefined): PaymentTerms {
  const credit = customer?.credit;
  if (!credit) return { by: 'order', days: DAYS };
  return { by: /month|月/i.test(credit.method) ? 'month' : 'order', days: credit.days };
}
