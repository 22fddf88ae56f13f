import type { contract, DeskQueueKind, Out } from '@lading/api-client/contract';
import { type IconDrawing, icons, type WorkQueueCell, type WorkQueueItem } from '@lading/ui';
import type { MessageId, PortalText } from '../i18n/text.ts';

interface Queue {
  readonly icon: IconDrawing;
  readonly label: MessageId;
}

/** How each queue of the desk looks; where its work is done is told by `DESK_PLACES`. */
const QUEUES: Readonly<Record<DeskQueueKind, Queue>> = {
  booking: { icon: icons.container, label: 'desk.booking' },
  instruction: { icon: icons.list, label: 'desk.instruction' },
  change: { icon: icons.pen, label: 'desk.change' },
  draft: { icon: icons.document, label: 'desk.draft' },
  vgm: { icon: icons.scale, label: 'desk.vgm' },
  preplan: { icon: icons.vessel, label: 'desk.preplan' },
  release: { icon: icons.seal, label: 'desk.release' },
  statement: { icon: icons.money, label: 'desk.statement' },
  certification: { icon: icons.stamp, label: 'desk.certification' },
  credit: { icon: icons.money, label: 'desk.credit' },
  fuda: { icon: icons.star, label: 'desk.fuda' },
  inquiry: { icon: icons.chat, label: 'desk.inquiry' },
  fbaEnquiry: { icon: icons.truck, label: 'desk.fbaEnquiry' },
  feedback: { icon: icons.comment, label: 'desk.feedback' },
  importJob: { icon: icons.rows, label: 'desk.importJob' },
  job: { icon: icons.refresh, label: 'desk.job' },
};

type Desk = Out<typeof contract.desk.deskQueue>;
type Row = Desk['records'][number];

/** What waits, among all queues. */
export const keyOf = ({ kind, id }: Pick<Row, 'kind' | 'id'>) => `${kind}-${id}`;
export const itemOf = ({ kind, customerName, ...row }: Row): WorkQueueItem => ({
  ...row,
  id: keyOf({ kind, id: row.id }),
  queue: kind,
  customer: customerName,
  createdAt: row.createTime,
});

export const cellsOf = (text: PortalText, queues: Desk['queues']): WorkQueueCell[] =>
  queues.map(({ kind, ...figures }) => {
    const { icon, label } = QUEUES[kind];
    return { id: kind, icon, label: text(label), ...figures };
  });
