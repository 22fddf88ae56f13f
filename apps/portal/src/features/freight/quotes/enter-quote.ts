import { type Client, settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';

/** The name of a link that opens nothing. */
const GONE = 'gone';

/** Exchanges the token of a link for a cookie; answers what the link is called from then on. */
export async function enterQuote(client: Client, token: string): Promise<string> {
  const entered = await settle(client.call(contract.freight.enterQuoteShare, { token }));
  if (entered.ok) return entered.data.link;
  if (entered.error.kind === 'notFound') return GONE;
  throw entered.error;
}
