import type { HandlerFiles } from '../handler-files.ts';
import { chargeEdits } from './charge-edits.ts';
import { chargeHouse } from './charge-house.ts';
import { charges } from './charges.ts';
import { confirming } from './confirming.ts';
import { invoices } from './invoices.ts';
import { issuing } from './issuing.ts';
import { payments } from './payments.ts';
import { queries } from './queries.ts';
import { statementList } from './statement-list.ts';
import { statements } from './statements.ts';

export const settlementHandlers: HandlerFiles<'settlement'> = {
  chargeEdits,
  chargeHouse,
  charges,
  confirming,
  invoices,
  issuing,
  payments,
  queries,
  statementList,
  statements,
};
