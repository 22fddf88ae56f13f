import type { HandlerFiles } from '../handler-files.ts';
import { batch } from './batch.ts';
import { bill } from './bill.ts';
import { booking } from './booking.ts';
import { bookingDesk } from './booking-desk.ts';
import { bookingFacts } from './booking-facts.ts';
import { bookings } from './bookings.ts';
import { changeFiles } from './change-files.ts';
import { chat } from './chat.ts';
import { declarationKept } from './declaration-kept.ts';
import { files } from './files.ts';
import { instruction } from './instruction.ts';
import { instructionDesk } from './instruction-desk.ts';
import { instructionFiles } from './instruction-files.ts';
import { instructionTemplates } from './instruction-templates.ts';
import { issue } from './issue.ts';
import { orderImport } from './order-import.ts';
import { overview } from './overview.ts';
import { parties } from './parties.ts';
import { payers } from './payers.ts';
import { preplan } from './preplan.ts';
import { release } from './release.ts';
import { review } from './review.ts';
import { share } from './share.ts';
import { so } from './so.ts';
import { templates } from './templates.ts';
import { trace } from './trace.ts';
import { traceShare } from './trace-share.ts';
import { vgm } from './vgm.ts';

export const orderHandlers: HandlerFiles<'order'> = {
  batch,
  bill,
  booking,
  bookingDesk,
  bookingFacts,
  bookings,
  changeFiles,
  chat,
  declarationKept,
  files,
  release,
  so,
  instruction,
  instructionDesk,
  instructionFiles,
  instructionTemplates,
  issue,
  overview,
  orderImport,
  parties,
  payers,
  preplan,
  review,
  share,
  templates,
  trace,
  traceShare,
  vgm,
};
