import type { In, PortalContract } from '@lading/api-client/contract';
import { mobile } from '@lading/validators';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { dictionaryItems, fbaWarehouses } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { ask } from '../user/inquiries.ts';
import { spendCaptcha } from '../user/proof/captcha.ts';

type Said = In<PortalContract['content']['saveFeedback']>;

/** What it is about has to be there, as the fields of the form offer it. */
async function checkSubject(db: Db, { transportType, warehouseId }: Said): Promise<void> {
  if (transportType !== undefined) {
    const { type, value, active, removedAt } = dictionaryItems;
    const offered = and(eq(type, 'transportType'), eq(value, transportType), active, isNull(removedAt));
    if ((await db.$count(dictionaryItems, offered)) === 0) throw badInput('transportType');
  }
  if (warehouseId !== undefined) {
    const there = and(eq(fbaWarehouses.id, warehouseId), isNull(fbaWarehouses.removedAt));
    if ((await db.$count(fbaWarehouses, there)) === 0) throw badInput('warehouseId');
  }
}

/** What people have to say of the portal: questions of a topic of their own, so that one place answers all. */
export const feedback = (services: Services): FileHandlers<'content', 'feedback'> => ({
  async saveFeedback(said, { visitor, language, page }) {
    const { captcha, content, phone: written, ...left } = said;
    // As people log in with it, so that whoever registers later finds his answer.
    const phone = written.replace(/^\+86/, '');
    if (said.replyBy === 'portal' && !visitor && !mobile.is(phone)) throw refused('feedbackMobile', {}, 'phone');
    await checkSubject(services.db, said);
    await spendCaptcha(services.db, captcha);
    const from = visitor && { customerId: visitor.customerId, userId: visitor.userId };
    const values = { ...left, ...from, phone, language, topic: 'feedback', question: content } as const;
    return ask(services, values, page, null);
  },
});
