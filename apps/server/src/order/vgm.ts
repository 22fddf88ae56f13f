import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { answerVgm } from './vgms/answer.ts';
import { lockVgm } from './vgms/lock.ts';
import { vgmPage } from './vgms/page.ts';
import { vgmPaper } from './vgms/paper.ts';
import { readVgm } from './vgms/read.ts';
import { saveVgm } from './vgms/save.ts';
import { syncVgm } from './vgms/sync.ts';

/** The verified gross mass of packed containers. */
export const vgm = (services: Services): FileHandlers<'order', 'vgm'> => ({
  vgm: (_asked, { visitor, language }, booking) => readVgm(services.db, booking, visitor, language),
  vgmPage: (asked, { visitor, language }) => vgmPage(services.db, asked, visitor, language),
  saveVgm: (asked, caller) => saveVgm(services, asked, caller),
  syncVgm: (asked, caller) => syncVgm(services, asked, caller),
  lockVgm: (asked, caller) => lockVgm(services, asked, caller),
  answerVgm: (asked, caller) => answerVgm(services, asked, caller),
  vgmDeclaration: (_asked, { visitor, language }, booking) => vgmPaper(services, booking, visitor, language),
});
