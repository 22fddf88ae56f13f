import {
  ACCOUNT_STATUS,
  type AccountStatusName,
  nameOf,
  WEB_STATUS,
  type WebStatusName,
} from '@lading/validators/bill';
import { useText } from '../i18n/provider.tsx';
import type { IconName } from '../icon/index.ts';
import { StatusTag, type Tone } from '../status-tag/index.ts';

type Look = readonly [Tone, IconName];

const WEB: Record<WebStatusName, Look> = {
  draft: ['neutral', 'circle'],
  submitted: ['info', 'circle-quarter'],
  accepted: ['info', 'circle-quarter'],
  copyReady: ['warning', 'circle-half'],
  changeRequested: ['pen', 'pen'],
  confirmed: ['success', 'circle-most'],
  issued: ['success', 'circle-full'],
  released: ['success', 'check-circle'],
  rejected: ['danger', 'octagon'],
  void: ['neutral', 'minus'],
};

const ACCOUNT: Record<AccountStatusName, Look> = {
  toConfirm: ['warning', 'circle-half'],
  reissued: ['warning', 'refresh'],
  confirmed: ['success', 'circle-full'],
  void: ['neutral', 'minus'],
};

export interface WebStatusTagProps {
  /** a number of WEB_STATUS */
  status: number;
  /** shown for a number outside of the dictionary */
  name: string;
}

/** Where a bill stands in the portal, with a glyph and a word for each state. */
export function WebStatusTag({ status, name }: WebStatusTagProps) {
  const text = useText();
  const known = nameOf(WEB_STATUS, status);
  const [tone, glyph]: Look = known ? WEB[known] : ['neutral', 'circle'];
  return (
    <StatusTag tone={tone} glyph={glyph}>
      {known ? text(`bill.status.${known}`) : name}
    </StatusTag>
  );
}

/** Where a confirmation of charges stands. */
export function AccountStatusTag({ status, name }: WebStatusTagProps) {
  const text = useText();
  const known = nameOf(ACCOUNT_STATUS, status);
  const [tone, glyph]: Look = known ? ACCOUNT[known] : ['neutral', 'circle'];
  return (
    <StatusTag tone={tone} glyph={glyph}>
      {known ? text(`bill.account.${known}`) : name}
    </StatusTag>
  );
}
