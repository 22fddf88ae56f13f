import type { ReportForm } from '@lading/api-client/contract';
import { statementPaper } from '../documents/ledger/statement.ts';
import { deskOf } from '../documents/printer.ts';
import { accountReport } from '../documents/report.ts';
import type { Download } from '../http/answer.ts';
import type { Caller } from '../http/caller.ts';
import type { Services } from '../services.ts';
import type { Member, Staff } from '../user/session.ts';
import type { AccountStatement } from './find.ts';
import { statementCharges, statementInfo } from './info.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function paperOf({ db }: Services, statement: AccountStatement, caller: Caller<Member | Staff>) {
  const info = await statementInfo(db, statement, caller);
  const charges = await statementCharges(db, statement, undefined, caller.language);
  return statementPaper(info, charges, caller.language);
}

/** A statement on paper: a page to be printed, a PDF, or a sheet of Excel, with the same figures. */
export async function statementReport(
  services: Services,
  statement: AccountStatement,
  form: ReportForm,
  caller: Caller<Member | Staff>,
): Promise<Download> {
  const { accountNo } = statement.account;
  if (form === 'html')
    return {
      name: `${accountNo}.html`,
      contentType: 'text/html; charset=utf-8',
      body: accountReport(statement, caller.language, caller.origin),
    };
  const paper = await paperOf(services, statement, caller);
  const desk = services.printer.for(deskOf(caller.visitor));
  return form === 'pdf'
    ? { name: `${accountNo}.pdf`, contentType: 'application/pdf', body: await desk.ledger(paper) }
    : { name: `${accountNo}.xlsx`, contentType: SHEET, body: await desk.ledgerSheets([paper]) };
}

/** Several statements as one workbook, a sheet for each. */
export async function statementsReport(
  services: Services,
  statements: readonly AccountStatement[],
  caller: Caller<Member | Staff>,
): Promise<Download> {
  const papers = [];
  for (const statement of statements) papers.push(await paperOf(services, statement, caller));
  const body = await services.printer.for(deskOf(caller.visitor)).ledgerSheets(papers);
  return { name: 'statements.xlsx', contentType: SHEET, body };
}
