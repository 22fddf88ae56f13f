import { contract } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { useText } from '../../../i18n/text.ts';
import { LinksDialog } from '../../../kit/links-dialog.tsx';
import type { QuoteRow } from './quotes-list.ts';

const { quoteShares, createQuoteShare, revokeQuoteShare } = contract.freight;
const DAYS = [3, 7, 14, 30] as const;

/** Links by which the customer's customer reads a quotation. */
export function ShareDialog({ quote, onClose }: { quote: QuoteRow; onClose(): void }) {
  const text = useText();
  const links = useQuery(quoteShares, { quoteId: quote.id });
  const create = useCommand(createQuoteShare);
  const revoke = useCommand(revokeQuoteShare);
  return (
    <LinksDialog
      says="quotes"
      title={text('quotes.shareTitle', { name: quote.quoteNo })}
      lead={text('quotes.shareLead')}
      days={DAYS}
      usual={7}
      links={links}
      making={create.pending}
      make={(days) => create.run({ quoteId: quote.id, days })}
      path="/share/quote/"
      withdrawing={revoke.pending}
      withdraw={(id) => revoke.run({ quoteId: quote.id, id })}
      onClose={onClose}
    />
  );
}
