import { accountReport } from '../documents/report.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { statementCharges, statementInfo } from './info.ts';
import { chargesOfOrder } from './order-charges.ts';

/** One statement, and what is charged of one order. */
export const statements = ({ db }: Services): FileHandlers<'settlement', 'statements'> => ({
  inConfirmInfo: (_asked, caller, statement) => statementInfo(db, statement, caller),

  inConfirmCharges: ({ compare }, { language }, statement) => statementCharges(db, statement, compare, language),

  orderCharges: (_asked, { language }, booking) => chargesOfOrder(db, booking, language),

  async report(_asked, caller, statement) {
    return {
      name: `${statement.account.accountNo}.html`,
      contentType: 'text/html; charset=utf-8',
      body: accountReport(statement, caller.language, caller.origin),
    };
  },
});
