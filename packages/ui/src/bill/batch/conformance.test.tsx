import { conforms } from '../../testing/conformance.tsx';
import { BatchApproval } from './batch-approval.tsx';
import { BatchBar } from './batch-bar.tsx';
import { chosen } from './fixtures.ts';

const none = () => undefined;
const done = async () => ({ ok: true }) as const;

conforms('BatchBar', <BatchBar onApprove={none} onPrint={none} onExport={none} />, { ref: HTMLSpanElement });
conforms(
  'BatchApproval',
  <BatchApproval open onOpenChange={none} drafts={{ status: 'ready', data: chosen() }} onApprove={done} />,
  { ref: HTMLDivElement, portal: true },
);
