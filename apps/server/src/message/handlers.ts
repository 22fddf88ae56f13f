import type { PortalContract } from '@lading/api-client/contract';
import { messageReads } from '../database/schema.ts';
import type { Handlers } from '../http/mount.ts';
import type { Services } from '../services.ts';
import { worded } from './wording.ts';

export const messageHandlers = ({ db }: Services): Handlers<PortalContract['message']> => ({
  async messageDetail({ id }, { visitor: { userId }, language }, message) {
    await db.insert(messageReads).values({ messageId: id, userId }).onConflictDoNothing();
    return worded(message, language);
  },
});
