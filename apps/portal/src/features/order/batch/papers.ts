import { BILL_CALLS, billArg, billOf, contract } from '@lading/api-client/contract';
import type { ApiSource } from '@lading/api-client/react';
import type { BatchPaper } from '@lading/ui/bill-batch';
import { kindOf } from '@lading/validators/bill';
import type { Standing } from './standing.ts';

const { blType } = contract.order;

/** The bills of one draft, main bill first. */
async function paperOf({ client }: ApiSource, { bookingId, billNo }: Standing): Promise<BatchPaper> {
  const kind = kindOf(await client.call(blType, { bookingId }));
  const { count, info } = BILL_CALLS[kind];
  const { list } = await client.call(count, { bookingId });
  const asked = [null, ...list].map((subId) => client.call(info, billArg(kind, bookingId, subId)));
  return { number: billNo, records: (await Promise.all(asked)).map(billOf) };
}

/** One booking after the other: whoever prints many is not to hold up everybody. */
export async function papersOf(api: ApiSource, drafts: readonly Standing[]): Promise<BatchPaper[]> {
  const papers: BatchPaper[] = [];
  for (const draft of drafts) papers.push(await paperOf(api, draft));
  return papers;
}
