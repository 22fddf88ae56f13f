import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { answerSi } from './instruction/answer.ts';
import { correctSi } from './instruction/correct.ts';
import { siQueue } from './instruction/desk-queue.ts';
import { siForDesk } from './instruction/desk-read.ts';

/** The forwarder's half of the instruction. */
export const instructionDesk = (services: Services): FileHandlers<'order', 'instructionDesk'> => ({
  siQueue: (filter, { language }) => siQueue(services.db, filter, language),
  siForDesk: (_asked, { language }, booking) => siForDesk(services.db, booking, language),
  answerSi: (asked, caller) => answerSi(services, asked, caller),
  correctSi: (asked, caller) => correctSi(services, asked, caller),
});
