import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';
import { useFormat } from '../format/use-format.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';

const [SECOND, HOUR, DAY] = [1_000, 3_600_000, 86_400_000];

export interface CountdownProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** when bidding closes, ISO with offset */
  at: string;
  /** by whose clock (IANA); the reader's own without */
  zone?: string | undefined;
  /** the present moment in ms; without it the clock goes by itself */
  now?: number | undefined;
}

const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
/** `05:12:33`, also of more than a day. */
const clockOf = (left: number) => [left / HOUR, (left % HOUR) / 60_000, (left % 60_000) / SECOND].map(two).join(':');

/** The present moment, once a second while there is something to count. */
function useSecond(given: number | undefined, until: number): number {
  const [own, setOwn] = useState(() => given ?? Date.now());
  useEffect(() => {
    if (given !== undefined) return undefined;
    const timer = setInterval(() => {
      setOwn(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [given, until]);
  return given ?? own;
}

/** How long bids are taken, to the second on the last day. Its ref is the tag. */
export const Countdown = /* @__PURE__ */ forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { at, zone, now: given, ...rest },
  ref,
) {
  const text = useText();
  const { minute } = useFormat();
  const until = Date.parse(at);
  const left = until - useSecond(given, until);
  const over = left <= 0;
  const said = () => {
    if (over) return text('bid.closed');
    const days = Math.floor(left / DAY);
    return days > 0
      ? text('bid.closesInDays', { days, hours: Math.floor((left % DAY) / HOUR) })
      : text('bid.closesIn', { left: clockOf(left) });
  };
  return (
    <StatusTag
      data-component="Countdown"
      // Told when it is asked for, not every second.
      role="timer"
      aria-live="off"
      title={minute(at, zone)}
      tone={over ? 'neutral' : left < DAY ? 'warning' : 'info'}
      glyph={icons.hourglass}
      {...rest}
      ref={ref}
    >
      {said()}
    </StatusTag>
  );
});
