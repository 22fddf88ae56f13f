import { messageReads } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { worded } from './wording.ts';

export const messages = ({ db }: Services): FileHandlers<'message', 'messages'> => ({
  async messageDetail({ id }, { visitor: { userId }, language }, message) {
    await db.insert(messageReads).values({ messageId: id, userId }).onConflictDoNothing();
    return worded(message, language);
  },
});
