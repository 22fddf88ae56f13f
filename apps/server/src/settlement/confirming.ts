import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { confirmAccount, confirmSeveral, markLines } from './confirm.ts';

/** What the customer says to a statement. */
export const confirming = (services: Services): FileHandlers<'settlement', 'confirming'> => ({
  updateInConfirm: (asked, caller, statement) => confirmAccount(services, asked, caller, statement),
  confirmStatements: (_asked, caller, statements) => confirmSeveral(services, statements, caller),
  markCharges: (asked) => markLines(services, asked),
});
