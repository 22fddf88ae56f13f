import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { answerPreplan } from './preplans/answer.ts';
import { preplanPage, readPreplan } from './preplans/read.ts';
import { savePreplan, syncPreplan } from './preplans/write.ts';

/** What is filed with customs before loading. */
export const preplan = (services: Services): FileHandlers<'order', 'preplan'> => ({
  preplan: (_asked, { language }, booking) => readPreplan(services.db, booking, language),
  preplanPage: (asked, { visitor, language }) => preplanPage(services.db, asked, visitor, language),
  savePreplan: (asked, caller) => savePreplan(services, asked, caller),
  syncPreplan: (asked, caller) => syncPreplan(services, asked, caller),
  answerPreplan: (asked, caller) => answerPreplan(services, asked, caller),
});
