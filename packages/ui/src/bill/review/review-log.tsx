import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Avatar } from '../../avatar/index.ts';
import { Empty } from '../../empty/index.ts';
import { ErrorPanel } from '../../error-panel/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import type { IconDrawing } from '../../icon/index.ts';
import { Loading } from '../../loading/index.ts';
import type { Loadable } from '../loadable.ts';
import * as styles from './log.css.ts';
import { titleOf } from './pair.ts';
import { pathName } from './path-name.ts';
import type { ReviewEvent } from './types.ts';

const GLYPHS: Record<ReviewEvent['kind'], IconDrawing> = {
  instruction: icons.send,
  draft: icons.document,
  viewed: icons.eye,
  ok: icons.check,
  change: icons.pen,
  waived: icons.flag,
  undo: icons.history,
  comment: icons.comment,
  sent: icons.send,
  file: icons.document,
  accepted: icons.check,
  declined: icons.close,
  approved: icons.stamp,
  shared: icons.link,
  revoked: icons.lock,
  downloaded: icons.download,
};

export interface ReviewLogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** what was done, the newest last */
  log: Loadable<readonly ReviewEvent[]>;
  /** name of a bill, where the booking has several */
  billName?: ((bill: number | null) => string) | undefined;
}

function Event({ event, billName }: { event: ReviewEvent; billName: ReviewLogProps['billName'] }) {
  const text = useText();
  const format = useFormat();
  const { kind, by, at, on, path, bill, words, count = 0 } = event;
  const where = [
    on && titleOf(text, on),
    bill !== undefined && billName?.(bill),
    path !== undefined && pathName(text, path),
  ].filter(Boolean);
  return (
    <li className={styles.event} data-kind={kind}>
      <span className={styles.glyph}>
        <Icon drawing={GLYPHS[kind]} size="sm" />
      </span>
      <Avatar name={by} decorative />
      <div className={styles.what}>
        <p>
          <b>{by}</b> {text(`review.log.${kind}`, { count })}
        </p>
        {where.length > 0 && <p className={styles.where}>{where.join(' · ')}</p>}
        {words && <p className={styles.words}>{words}</p>}
      </div>
      <time className={styles.when} dateTime={at}>
        {format.minute(at)}
      </time>
    </li>
  );
}

/** Who did what when, on which version; the newest first. */
export const ReviewLog = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewLogProps>(function ReviewLog(
  { log, billName, className = '', ...rest },
  ref,
) {
  const text = useText();
  return (
    <div data-component="ReviewLog" {...rest} ref={ref} className={`${styles.log} ${className}`}>
      {log.status === 'loading' && <Loading />}
      {log.status === 'error' && <ErrorPanel message={log.message} onRetry={log.retry} />}
      {log.status === 'ready' && log.data.length === 0 && <Empty title={text('review.log.none')} />}
      {log.status === 'ready' && log.data.length > 0 && (
        <ol className={styles.events} reversed>
          {[...log.data].reverse().map((event) => (
            <Event key={event.id} event={event} billName={billName} />
          ))}
        </ol>
      )}
    </div>
  );
});
