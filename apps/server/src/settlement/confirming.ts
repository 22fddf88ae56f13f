import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { confirmAccount } from './confirm.ts';

const soon = () => Promise.reject(unavailable());

export const confirming = (services: Services): FileHandlers<'settlement', 'confirming'> => ({
  updateInConfirm: (asked, caller, statement) => confirmAccount(services, asked, caller, statement),
  confirmStatements: soon,
  markCharges: soon,
});
