import {
  ACCOUNT_STATUS,
  type AccountStatusName,
  nameOf,
  WEB_STATUS,
  type WebStatusName,
} from '@lading/validators/bill';
import { forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import type { IconDrawing } from '../icon/index.ts';
import { StatusTag, type StatusTagProps, type Tone } from '../status-tag/index.ts';

type Look = readonly [Tone, IconDrawing];

const WEB: Record<WebStatusName, Look> = {
  draft: ['neutral', icons.circle],
  submitted: ['info', icons.circleQuarter],
  accepted: ['info', icons.circleQuarter],
  copyReady: ['warning', icons.circleHalf],
  changeRequested: ['pen', icons.pen],
  confirmed: ['success', icons.circleMost],
  issued: ['success', icons.circleFull],
  released: ['success', icons.checkCircle],
  rejected: ['danger', icons.octagon],
  void: ['neutral', icons.minus],
};

const ACCOUNT: Record<AccountStatusName, Look> = {
  toConfirm: ['warning', icons.circleHalf],
  reissued: ['warning', icons.refresh],
  confirmed: ['success', icons.circleMost],
  partPaid: ['info', icons.circleFull],
  paid: ['neutral', icons.checkCircle],
  void: ['neutral', icons.minus],
};

export interface WebStatusTagProps extends Omit<StatusTagProps, 'tone' | 'glyph' | 'children'> {
  /** a number of WEB_STATUS */
  status: number;
  /** shown for a number outside of the dictionary */
  name: string;
}

/** Where a bill stands in the portal, with a glyph and a word for each state. */
export const WebStatusTag = /* @__PURE__ */ forwardRef<HTMLSpanElement, WebStatusTagProps>(function WebStatusTag(
  { status, name, ...rest },
  ref,
) {
  const text = useText();
  const known = nameOf(WEB_STATUS, status);
  const [tone, glyph]: Look = known ? WEB[known] : ['neutral', icons.circle];
  return (
    <StatusTag data-component="WebStatusTag" {...rest} ref={ref} tone={tone} glyph={glyph}>
      {known ? text(`bill.status.${known}`) : name}
    </StatusTag>
  );
});

/** Where a confirmation of charges stands. */
export const AccountStatusTag = /* @__PURE__ */ forwardRef<HTMLSpanElement, WebStatusTagProps>(
  function AccountStatusTag({ status, name, ...rest }, ref) {
    const text = useText();
    const known = nameOf(ACCOUNT_STATUS, status);
    const [tone, glyph]: Look = known ? ACCOUNT[known] : ['neutral', icons.circle];
    return (
      <StatusTag data-component="AccountStatusTag" {...rest} ref={ref} tone={tone} glyph={glyph}>
        {known ? text(`bill.account.${known}`) : name}
      </StatusTag>
    );
  },
);
