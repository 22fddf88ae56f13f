import { array, object, string } from 'yup';
import { command, download, query, upload } from '../define.ts';
import { exactText, file, id, maybeMoney, pageOf, paging, requestId, text, tidyText } from '../shapes.ts';
import { chargeQuery, count, dayOrNull, queryFile, queryReason, revision } from './fields.ts';
import { QUERY_FILE_ENDINGS, QUERY_FILE_LIMIT, QUERY_STATES, type QueryState } from './shapes.ts';
import { stale as statements } from './stale.ts';

/** Queries of single lines: the customer asks, the forwarder answers, and the rest of the statement goes on. */

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;
const sides = ['settlement:confirm', 'charge:issue'] as const;
const fileIds = () => array(id()).max(10).default([]);
const words = () => tidyText().max(1000);

export const queryPage = query(
  '/settlement/inconfirm/queryDisputePage.do',
  'Queries of lines: those that wait longest for an answer first',
  {
    access: ['settlement:view', 'charge:issue'],
    assumed: true,
    input: object({
      ...paging(20),
      status: string<QueryState | ''>()
        .oneOf(['', ...QUERY_STATES])
        .default(''),
      keyword: exactText().max(200).default(''),
    }),
    output: pageOf(
      chargeQuery.shape({
        accountId: id(),
        accountNo: text(),
        accountStatus: count(),
        // Of the statement: what a reissue names as seen.
        accountRevision: revision(),
        customerName: text(),
        bookingNo: text(),
        lineId: id(),
        code: text(),
        name: text(),
        nameEn: text(),
        currency: text(),
        amount: text(),
        askedAt: string().required(),
        // Until when it should be answered.
        answerBy: dayOrNull(),
      }),
    ),
  },
);

const stale = () => [...statements(), queryPage];
const answer = object({ queryId: id(), revision: revision() });

export const addQueryFile = upload(
  '/settlement/inconfirm/addDisputeFile.do',
  'Keep a file for a query or its answer: what it is, its content says and not its name',
  {
    access: sides,
    about: ['statement', 'accountId'],
    assumed: true,
    limit: 60,
    bodyLimit: QUERY_FILE_LIMIT + FORM,
    input: object({ accountId: id(), file: file(QUERY_FILE_ENDINGS) }),
    output: queryFile,
  },
);

export const queryFileBytes = download(
  '/settlement/inconfirm/disputeFile.do',
  'A file of a query, fetched with the session',
  {
    access: ['settlement:view', 'charge:issue'],
    about: ['statement', 'accountId'],
    assumed: true,
    method: 'GET',
    input: object({ accountId: id(), fileId: id() }),
  },
);

export const disputeCharge = command(
  '/settlement/inconfirm/disputeCharge.do',
  'Query a line: why, in words, with files; the other lines can be confirmed meanwhile',
  {
    access: 'settlement:confirm',
    about: ['statement', 'accountId'],
    assumed: true,
    input: object({
      accountId: id(),
      lineId: id(),
      reason: queryReason().strict(),
      text: words().min(2).required(),
      expected: maybeMoney(),
      fileIds: fileIds(),
      // Of the statement, as it was seen.
      revision: revision(),
      requestId: requestId(),
    }),
    output: answer,
    invalidates: stale,
  },
);

const AWAY = ['explain', 'accept'] as const;

export const answerCharge = command(
  '/settlement/inconfirm/answerDispute.do',
  'Answer a query: explain the line, or accept the query, so that the statement is issued anew',
  {
    access: 'charge:issue',
    about: ['chargeQuery', 'queryId'],
    assumed: true,
    input: object({
      queryId: id(),
      decision: string<(typeof AWAY)[number]>().strict().oneOf(AWAY).required(),
      text: words().min(2).required(),
      fileIds: fileIds(),
      revision: revision(),
    }),
    output: answer,
    invalidates: stale,
  },
);

const TURNS = ['again', 'settle'] as const;

export const replyCharge = command(
  '/settlement/inconfirm/replyDispute.do',
  'Ask again after an answer, or take the answer, or the query back: the line then looks right',
  {
    access: 'settlement:confirm',
    about: ['chargeQuery', 'queryId'],
    assumed: true,
    input: object({
      queryId: id(),
      step: string<(typeof TURNS)[number]>().strict().oneOf(TURNS).required(),
      text: words().default(''),
      fileIds: fileIds(),
      revision: revision(),
    }),
    output: answer,
    invalidates: stale,
  },
);
