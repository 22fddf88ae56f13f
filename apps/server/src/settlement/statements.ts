import { accountReport } from '../documents/report.ts';
import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';
import { sayNumbered } from '../messages/say.ts';
import type { Services } from '../services.ts';

const soon = () => Promise.reject(unavailable());

export const statements = (services: Services): FileHandlers<'settlement', 'statements'> => ({
  async inConfirmInfo(_asked, caller, { account, booking, lines, totals }) {
    return {
      id: account.id,
      accountNo: account.accountNo,
      bookingNo: booking.bookingNo,
      status: account.status,
      statusName: sayNumbered(caller.language, 'accountStatus', account.status),
      type: account.type,
      lines,
      totals,
    };
  },

  inConfirmCharges: soon,
  orderCharges: soon,

  async report(_asked, caller, statement) {
    return {
      name: `${statement.account.accountNo}.html`,
      contentType: 'text/html; charset=utf-8',
      body: accountReport(statement, caller.language, caller.origin),
    };
  },
});
