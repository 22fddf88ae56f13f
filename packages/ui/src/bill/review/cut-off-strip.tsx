import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { IconButton } from '../../button/index.ts';
import { Deadline } from '../../deadline/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Popover } from '../../popover/index.ts';
import { StatusTag } from '../../status-tag/index.ts';
import { costOf } from './cost.ts';
import * as styles from './strip.css.ts';
import type { CutOff } from './types.ts';
import { useNow } from './use-now.ts';
import { timeIn } from './zone.ts';

export interface CutOffStripProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  cutOffs: readonly CutOff[];
  /** now in ms; the clock of the browser unless told */
  now?: number | undefined;
  /** zone of the reader; the browser's unless told */
  zone?: string | undefined;
}

/** The moment by the clock of the port, and by the reader's where that shows another time. */
function Clocks({ cutOff, zone }: { cutOff: CutOff; zone: string | undefined }) {
  const text = useText();
  const port = timeIn(cutOff.at, cutOff.zone) ?? cutOff.at;
  const mine = timeIn(cutOff.at, zone);
  // Of the same day the hour is enough.
  const own = mine?.slice(0, 5) === port.slice(0, 5) ? mine.slice(6) : mine;
  return (
    <span className={styles.clocks}>
      <time dateTime={cutOff.at}>{text('review.cutoff.port', { port: cutOff.port, time: port })}</time>
      {own && mine !== port && <span>{text('review.cutoff.mine', { time: own })}</span>}
      {cutOff.fee && <span>{text('review.cutoff.fee', { fee: cutOff.fee })}</span>}
    </span>
  );
}

function Line({ cutOff, now, zone }: { cutOff: CutOff; now: number; zone: string | undefined }) {
  const text = useText();
  return (
    <li className={styles.line}>
      <b>{text(`review.cutoff.${cutOff.code}`)}</b>
      <Deadline at={cutOff.at} zone={cutOff.zone} now={now} />
      <Clocks cutOff={cutOff} zone={zone} />
    </li>
  );
}

/** Until when a change is free: the next closing time in the port's clock and in mine, and behind a button all of them. */
export const CutOffStrip = /* @__PURE__ */ forwardRef<HTMLDivElement, CutOffStripProps>(function CutOffStrip(
  { cutOffs, now: given, zone, className = '', ...rest },
  ref,
) {
  const text = useText();
  const now = useNow(given);
  const sorted = [...cutOffs].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  // Documents are what a review is about; whatever closes next once they are closed.
  const open = sorted.filter(({ at }) => Date.parse(at) > now);
  const first = open.find(({ code }) => code === 'DCO') ?? open[0] ?? sorted.at(-1);
  const cost = costOf(text, cutOffs, now);
  if (!first) return null;
  return (
    <div data-component="CutOffStrip" {...rest} ref={ref} className={`${styles.strip} ${className}`}>
      {cost?.due && (
        <StatusTag tone="mark" glyph={icons.clock}>
          {cost.words}
        </StatusTag>
      )}
      <span className={styles.next}>
        <span className={styles.what}>{text(`review.cutoff.${first.code}`)}</span>
        <Deadline at={first.at} zone={first.zone} now={now} />
      </span>
      <Clocks cutOff={first} zone={zone} />
      {sorted.length > 0 && (
        <Popover
          title={text('review.cutoff.all')}
          align="end"
          trigger={<IconButton size="sm" icon={icons.clock} label={text('review.cutoff.all')} />}
        >
          <ul className={styles.lines}>
            {sorted.map((cutOff) => (
              <Line key={cutOff.code} cutOff={cutOff} now={now} zone={zone} />
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
});
