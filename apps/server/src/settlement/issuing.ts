import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const issuing = (): FileHandlers<'settlement', 'issuing'> => ({
  issueStatement: soon,
  reissueStatement: soon,
  voidStatement: soon,
});
