import type { BillKind } from '@lading/validators/bill';
import type { ReactNode } from 'react';
import type { MessageId } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import * as icons from '../../icon/drawings.ts';
import type { TabItem } from '../../tabs/index.ts';
import type { Loadable } from '../loadable.ts';
import { CountBadge } from './bill-mark.tsx';
import type { ReviewTab } from './types.ts';

interface Contents {
  preview: ReactNode;
  bills: ReactNode;
  /** the bills of the other kind, where the booking has both */
  other: ReactNode;
  compare: ReactNode;
  /** of all bills */
  differences: number;
}

const master = (text: Text<MessageId>) => ({ label: text('bill.copy.mbl'), icon: icons.bill });
const house = (text: Text<MessageId>) => ({ label: text('bill.copy.hbl'), icon: icons.document });

/** The tabs of the review by their names; the bills need to know their kind. */
export function tabItems(text: Text<MessageId>, kind: Loadable<BillKind>, contents: Contents): TabItem[] {
  const { preview, bills, other, compare, differences } = contents;
  const item = (value: ReviewTab, looks: Pick<TabItem, 'label' | 'icon' | 'badge'>, content: ReactNode): TabItem => ({
    value,
    content,
    ...looks,
  });
  const first = item('preview', { label: text('bill.copy.preview'), icon: icons.eye }, preview);
  if (kind.status === 'loading') return [first];
  const isHouse = kind.status === 'ready' && kind.data === 'HBL';
  const own = isHouse ? house(text) : master(text);
  const named = kind.status === 'error' ? { ...own, label: text('bill.copy.details') } : own;
  const badge = differences > 0 && <CountBadge count={differences} />;
  return [
    first,
    item('bills', named, bills),
    ...(other ? [item('other', isHouse ? master(text) : house(text), other)] : []),
    item('compare', { label: text('review.tab'), icon: icons.compare, badge }, compare),
  ];
}
