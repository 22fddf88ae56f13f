import { conforms } from '../../testing/conformance.tsx';
import { draft, me, sides, suiteMark } from '../compare/fixtures.ts';
import { flagship } from '../fixtures.ts';
import { ChangeFiles } from './change-files.tsx';
import { CutOffStrip } from './cut-off-strip.tsx';
import { cutOffsOf, filesOf, linksOf, logOf, NOW, requestsOf } from './fixtures.ts';
import { ReviewLog } from './review-log.tsx';
import { ReviewRequests } from './review-requests.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SharedReview } from './shared-review.tsx';

const done = async () => ({ ok: true }) as const;
const link = linksOf()[0];
if (!link) throw new Error('no link');

conforms('CutOffStrip', <CutOffStrip cutOffs={cutOffsOf()} now={NOW} zone="Europe/Berlin" />, { ref: HTMLDivElement });
conforms('ChangeFiles', <ChangeFiles files={filesOf()} onOpen={() => undefined} />, { ref: HTMLUListElement });
conforms('ReviewLog', <ReviewLog log={{ status: 'ready', data: logOf() }} />, { ref: HTMLDivElement });
conforms(
  'ReviewRequests',
  <ReviewRequests requests={{ status: 'ready', data: requestsOf() }} next={4} onAnswer={done} onIssue={done} />,
  { ref: HTMLElement },
);
conforms(
  'ShareDialog',
  <ShareDialog
    open
    onOpenChange={() => undefined}
    now={NOW}
    shares={{ links: { status: 'ready', data: linksOf() }, onCreate: async () => ({ ok: true, link }), onRevoke: done }}
  />,
  { ref: HTMLDivElement, portal: true },
);
conforms(
  'SharedReview',
  <SharedReview
    shared={{
      status: 'ready',
      data: {
        ...sides(flagship(), draft()),
        marks: suiteMark(),
        number: 'COSU6412098730',
        by: me(),
        expiresAt: '2026-11-27T09:30:00+08:00',
      },
    }}
  />,
  { ref: HTMLElement },
);
