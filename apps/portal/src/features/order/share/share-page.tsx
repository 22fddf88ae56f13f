import { billRecordOf, contract, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';
import { type SharedComparison, SharedReview } from '@lading/ui/bill-review';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useBrand } from '../../../app/brand.ts';
import { SiteFrame } from '../../../app/site-frame.tsx';
import { type PortalText, useText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';

const route = getRouteApi('/shared/$link');
const { openBlShare } = contract.order;
type Opened = Out<typeof openBlShare>;
type Shown = SharedComparison | { readonly gone: 'unknown' };
const GONE: Loadable<Shown> = { status: 'ready', data: { gone: 'unknown' } };

function comparisonOf(text: PortalText, data: Opened): Shown {
  const { billNo, author, company, expires, instruction, instructionVersion, instructionAt, draft, draftAt, version } =
    data;
  const record = billRecordOf(draft);
  if (!record) return { gone: 'unknown' };
  const right = { record, title: text('review.draft', { version }), at: draftAt };
  const sent = instruction && billRecordOf(instruction);
  const left = sent && {
    record: sent,
    title: text('share.instruction', { version: instructionVersion }),
    ...(instructionAt !== null && { at: instructionAt }),
  };
  return { left: left ?? right, right, marks: {}, number: billNo, by: author, company, expiresAt: expires };
}

/** One comparison for whoever has the link, without an account: to be read, and nothing else. */
export function SharePage() {
  const text = useText();
  const brand = useBrand();
  const { link } = route.useParams();
  const query = useQuery(openBlShare, { link });
  const loaded = useLoadable(
    query,
    useCallback((data: Opened) => comparisonOf(text, data), [text]),
  );
  // A link that was revoked shows nothing any more, not even what it has shown.
  const shared = query.error?.kind === 'notFound' ? GONE : loaded;
  const review = <SharedReview shared={shared} brand={brand} page />;
  // A link that opens nothing is shown inside the public site, whose menu leads on.
  const isGone = shared.status === 'ready' && 'gone' in shared.data;
  return isGone ? <SiteFrame>{review}</SiteFrame> : <main>{review}</main>;
}
