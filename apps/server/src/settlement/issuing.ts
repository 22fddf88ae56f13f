import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { issue } from './issue.ts';
import { reissue, takeBack } from './reissue.ts';

/** Statements as the forwarder issues them. */
export const issuing = (services: Services): FileHandlers<'settlement', 'issuing'> => ({
  issueStatement: (asked, caller) => issue(services, asked, caller),
  reissueStatement: (asked, caller, statement) => reissue(services, asked, caller, statement),
  voidStatement: (asked, caller) => takeBack(services, asked, caller),
});
