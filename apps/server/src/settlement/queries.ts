import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const queries = (): FileHandlers<'settlement', 'queries'> => ({
  queryPage: soon,
  addQueryFile: soon,
  queryFileBytes: soon,
  disputeCharge: soon,
  answerCharge: soon,
  replyCharge: soon,
});
