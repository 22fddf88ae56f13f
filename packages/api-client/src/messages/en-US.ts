import type { ErrorMessageId } from '../client/errors.ts';

/** What to say of each failure the server sent no words for, as an ICU text, in English. */
export const messages: Record<ErrorMessageId, string> = {
  'errors.network': 'Request error, please check the network or contact the administrator',
  'errors.timeout': 'No answer within 10 seconds, please check the network or contact the administrator',
  'errors.aborted': 'The request was cancelled',
  'errors.unauthorized': 'Login expired or not logged in, please log in again',
  'errors.forbidden': 'Your account is not allowed to do this',
  'errors.notFound': 'This record was not found',
  'errors.conflict': 'The content has changed, please refresh and try again',
  'errors.invalid': 'The input does not meet the rules',
  'errors.business': 'The operation was not completed',
  'errors.abnormal': 'Abnormal code {code}, please check the network or contact the administrator',
  'errors.malformed': 'Request error, please check the network or contact the administrator',
};

export { grants } from './en-US/grants.ts';
/** What each code and each built-in role is called, in English. */
export type { GrantId } from './grants.ts';
