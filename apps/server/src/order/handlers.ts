import type { HandlerFiles } from '../handler-files.ts';
import { batch } from './batch.ts';
import { bill } from './bill.ts';
import { booking } from './booking.ts';
import { bookingDesk } from './booking-desk.ts';
import { bookingFacts } from './booking-facts.ts';
import { bookings } from './bookings.ts';
import { changeFiles } from './change-files.ts';
import { chat } from './chat.ts';
import { files } from './files.ts';
import { issue } from './issue.ts';
import { orderImport } from './order-import.ts';
import { overview } from './overview.ts';
import { parties } from './parties.ts';
import { payers } from './payers.ts';
import { release } from './release.ts';
import { review } from './review.ts';
import { share } from './share.ts';
import { so } from './so.ts';
import { templates } from './templates.ts';
import { trace } from './trace.ts';
import { traceShare } from './trace-share.ts';

export const orderHandlers: HandlerFiles<'order'> = {
  batch,
  bill,
  booking,
  bookingDesk,
  bookingFacts,
  bookings,
  changeFiles,
  chat,
  files,
  release,
  so,
  issue,
  overview,
  orderImport,
  parties,
  payers,
  review,
  share,
  templates,
  trace,
  traceShare,
};
