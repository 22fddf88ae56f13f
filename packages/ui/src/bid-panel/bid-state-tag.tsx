import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import { StatusTag, type Tone } from '../status-tag/status-tag.tsx';

/** What became of a bid. */
export type BidStateName = 'live' | 'outbid' | 'taken' | 'countered' | 'lost' | 'withdrawn' | 'booked' | 'lapsed';

export interface BidStateTagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  state: BidStateName;
}

const TONES: Readonly<Record<BidStateName, Tone>> = {
  live: 'success',
  outbid: 'warning',
  taken: 'success',
  countered: 'mark',
  lost: 'neutral',
  withdrawn: 'neutral',
  booked: 'success',
  lapsed: 'warning',
};

/** The state of a bid, in a word or two. Its ref is the tag. */
export const BidStateTag = /* @__PURE__ */ forwardRef<HTMLSpanElement, BidStateTagProps>(function BidStateTag(
  { state, ...rest },
  ref,
) {
  const text = useText();
  return (
    <StatusTag data-component="BidStateTag" tone={TONES[state]} {...rest} ref={ref}>
      {text(`bid.state.${state}`)}
    </StatusTag>
  );
});
