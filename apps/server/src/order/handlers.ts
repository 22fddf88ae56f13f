import type { HandlerFiles } from '../handler-files.ts';
import { batch } from './batch.ts';
import { bill } from './bill.ts';
import { bookings } from './bookings.ts';
import { changeFiles } from './change-files.ts';
import { issue } from './issue.ts';
import { review } from './review.ts';
import { share } from './share.ts';

export const orderHandlers: HandlerFiles<'order'> = { batch, bill, bookings, changeFiles, issue, review, share };
