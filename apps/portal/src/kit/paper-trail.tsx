import { Breadcrumb, Inline, Link } from '@lading/ui';
import { useText } from '../i18n/text.ts';

const LISTS = { instruction: '/instructions', vgm: '/vgm', preplan: '/preplan' } as const;
type Paper = keyof typeof LISTS;
/** Those that have no tab beside it. */
const OTHERS: Readonly<Record<Paper, readonly Paper[]>> = {
  instruction: ['vgm', 'preplan'],
  vgm: ['instruction'],
  preplan: ['instruction'],
};

interface PaperTrailProps {
  paper: Paper;
  bookingId: number;
  bookingNo: string;
}

/** Where a paper of a booking stands: its list, its booking, and the ways to the other papers. */
export function PaperTrail({ paper, bookingId, bookingNo }: PaperTrailProps) {
  const text = useText();
  return (
    <Inline justify="between">
      <Breadcrumb
        items={[
          { id: 'list', label: text(`paperTrail.list.${paper}`), href: LISTS[paper] },
          { id: 'order', label: bookingNo, href: `/orders/${bookingId}` },
          { id: paper, label: text(`paperTrail.${paper}`) },
        ]}
      />
      <Inline gap="md">
        {OTHERS[paper].map((one) => (
          <Link key={one} href={`${LISTS[one]}/${bookingId}`}>
            {text(`paperTrail.${one}`)}
          </Link>
        ))}
      </Inline>
    </Inline>
  );
}
