import type { PortalContract } from '@lading/api-client/contract';
import { accountReport } from '../documents/report.ts';
import type { Handlers } from '../http/mount.ts';
import { sayNumbered } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { granted } from '../user/codes.ts';
import { confirmAccount } from './confirm.ts';
import { ownStatement } from './statement.ts';

export const settlementHandlers = (services: Services): Handlers<PortalContract>['settlement'] => ({
  async inConfirmInfo({ accountId }, caller) {
    const { customerId } = granted(caller, 'settlement:view');
    const { account, booking, lines, totals } = await ownStatement(services.db, customerId, accountId);
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

  updateInConfirm: (asked, caller) => confirmAccount(services, asked, caller),

  async report({ accountId }, caller) {
    const { customerId } = granted(caller, 'settlement:view');
    const statement = await ownStatement(services.db, customerId, accountId);
    return {
      name: `${statement.account.accountNo}.html`,
      contentType: 'text/html; charset=utf-8',
      body: accountReport(statement, caller.language, caller.origin),
    };
  },
});
