import type { contract, In } from '@lading/api-client/contract';
import type { FileHandlers } from '../handler-files.ts';
import { forbidden } from '../http/failure.ts';
import { type Language, say, type TextId } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { periodOf } from './days.ts';
import { draftsReport } from './report/drafts.ts';
import { ordersReport } from './report/orders.ts';
import { statementsReport } from './report/statements.ts';
import { type BookSheet, workbook } from './workbook.ts';

type Asked = In<typeof contract.desk.reportExcel>;

const columns = (language: Language, heads: readonly (readonly [TextId, number])[]): BookSheet['columns'] =>
  heads.map(([id, width]) => ({ head: say(language, id), width }));

/** The last sheet of every report: what its figures mean. */
const meaning = (language: Language, said: readonly TextId[], { from, to }: Asked): BookSheet => ({
  name: say(language, 'reportMeaning'),
  columns: [{ head: `${from} – ${to}`, width: 110 }],
  rows: said.map((id) => [say(language, id)]),
});

const figures = (language: Language, rows: readonly (readonly [TextId, string | number | null])[]): BookSheet => ({
  name: say(language, 'reportFigures'),
  columns: columns(language, [
    ['reportFigure', 44],
    ['reportValue', 16],
  ]),
  rows: rows.map(([id, value]) => [say(language, id), value]),
});

async function draftSheets({ db }: Services, asked: Asked, language: Language): Promise<BookSheet[]> {
  const of = await draftsReport(db, periodOf(asked), language);
  return [
    figures(language, [
      ['reportBills', of.bills],
      ['reportApproved', of.approved],
      ['reportFirstTime', of.firstTime],
      ['reportFirstTimeShare', of.firstTimeShare],
      ['reportMedianHours', of.medianHours],
    ]),
    {
      name: say(language, 'reportRows'),
      columns: columns(language, [
        ['sheetBookingNo', 16],
        ['reportBillNo', 20],
        ['auditCompany', 32],
        ['reportRounds', 10],
        ['reportRequests', 12],
        ['reportFirstAt', 26],
        ['reportApprovedAt', 26],
        ['reportHours', 10],
      ]),
      rows: of.list.map((row) => [
        row.bookingNo,
        row.billNo,
        row.customerName,
        row.rounds,
        row.requests,
        row.firstAt,
        row.approvedAt,
        row.hours,
      ]),
    },
    meaning(language, ['meansBills', 'meansFirstTime', 'meansMedian'], asked),
  ];
}

async function orderSheets({ db }: Services, asked: Asked, language: Language): Promise<BookSheet[]> {
  const of = await ordersReport(db, periodOf(asked), language);
  return [
    {
      name: say(language, 'sheetOrders'),
      columns: columns(language, [
        ['sheetOrderStatus', 24],
        ['reportOrders', 12],
      ]),
      rows: of.states.map((row) => [row.name, row.orders]),
    },
    figures(language, [
      ['reportOrders', of.orders],
      ['reportCutOffs', of.cutOffs],
      ['reportMet', of.met],
      ['reportLate', of.late],
      ['reportMissed', of.missed],
    ]),
    {
      name: say(language, 'reportRows'),
      columns: columns(language, [
        ['sheetBookingNo', 16],
        ['auditCompany', 32],
        ['sheetCarrier', 16],
        ['sheetCutOff', 26],
        ['reportSentAt', 26],
        ['reportHoursLate', 12],
      ]),
      rows: of.list.map((row) => [
        row.bookingNo,
        row.customerName,
        row.carrier,
        row.closesAt,
        row.sentAt,
        row.hoursLate,
      ]),
    },
    meaning(language, ['meansOrders', 'meansCutOffs'], asked),
  ];
}

async function statementSheets({ db }: Services, asked: Asked, language: Language): Promise<BookSheet[]> {
  periodOf(asked);
  const of = await statementsReport(db, asked, language);
  return [
    {
      name: say(language, 'reportDeviations'),
      columns: columns(language, [
        ['reportCurrency', 10],
        ['reportPredicted', 18],
        ['reportBilled', 18],
        ['reportOver', 16],
        ['reportUnder', 16],
        ['reportLines', 10],
      ]),
      rows: of.sums.map((row) => [row.currency, row.predicted, row.billed, row.over, row.under, row.lines]),
    },
    {
      name: say(language, 'reportAgeing'),
      columns: columns(language, [
        ['reportCurrency', 10],
        ['reportCurrent', 16],
        ['reportTo30', 16],
        ['reportTo60', 16],
        ['reportTo90', 16],
        ['reportOver90', 16],
        ['reportTotal', 18],
      ]),
      rows: of.ageing.map((row) => [row.currency, row.current, row.to30, row.to60, row.to90, row.over90, row.total]),
    },
    {
      name: say(language, 'reportRows'),
      columns: columns(language, [
        ['reportAccountNo', 18],
        ['auditCompany', 32],
        ['reportCharge', 24],
        ['reportCurrency', 10],
        ['reportPredicted', 16],
        ['reportBilled', 16],
        ['reportDifference', 16],
        ['reportReason', 16],
      ]),
      rows: of.list.map((row) => [
        row.accountNo,
        row.customerName,
        row.charge,
        row.currency,
        row.predicted,
        row.billed,
        row.difference,
        row.reason,
      ]),
    },
    meaning(language, ['meansDeviations', 'meansAgeing'], asked),
  ];
}

const SHEETS = { drafts: draftSheets, orders: orderSheets, statements: statementSheets } as const;

/** What is asked for every day, to be looked at and as a workbook. */
export const reports = (services: Services): FileHandlers<'desk', 'reports'> => ({
  draftReport: (asked, { language }) => draftsReport(services.db, periodOf(asked), language),
  orderReport: (asked, { language }) => ordersReport(services.db, periodOf(asked), language),
  async statementReport(asked, { language }) {
    periodOf(asked);
    return statementsReport(services.db, asked, language);
  },
  async reportExcel(asked, { visitor: { userId, codes }, language, address }) {
    if (asked.report === 'statements' && !codes.includes('charge:issue')) throw forbidden();
    const sheets = await SHEETS[asked.report](services, asked, language);
    services.security.note('export', { userId, address, detail: { what: `report ${asked.report}` } });
    return workbook(`report_${asked.report}`, sheets);
  },
});
