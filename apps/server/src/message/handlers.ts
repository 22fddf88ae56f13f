import type { PortalContract } from '@lading/api-client/contract';
import { and, eq, or } from 'drizzle-orm';
import { messageReads, messages } from '../database/schema.ts';
import { forbidden, notFound } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { worded } from './wording.ts';

export const messageHandlers = ({ db }: Services): Handlers<PortalContract>['message'] => ({
  async messageDetail({ id }, { visitor, language }) {
    if (!visitor?.codes.includes('message:view')) throw forbidden();
    const { userId, customerId } = visitor;
    const mine = or(eq(messages.userId, userId), customerId === null ? undefined : eq(messages.customerId, customerId));
    const [row] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.id, id), mine));
    if (!row) throw notFound();
    await db.insert(messageReads).values({ messageId: id, userId }).onConflictDoNothing();
    return worded(row, language);
  },
});
