import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { Anchor } from '../i18n/anchor.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Port } from '../port/port.tsx';
import { StatusTag, type Tone } from '../status-tag/status-tag.tsx';
import { delay } from '../timeline/milestone.ts';
import { lengthOf, short } from '../timeline/milestone-row.tsx';
import * as styles from './voyage-card.css.ts';

export interface VoyageEnd {
  name: string;
  code?: string | undefined;
}

export interface Voyage {
  /** the number it is known by */
  number: string;
  /** a line under it: ship and voyage, how many containers */
  about?: string | undefined;
  from: VoyageEnd;
  to: VoyageEnd;
  state: { tone: Tone; text: string };
  /** before it sails, at sea, or at its port and after */
  at: 'before' | 'sea' | 'after';
  /** whole percent of the way, while it is at sea and somebody knows */
  percent: number | null;
  /** ISO with the offset of the port */
  eta: string | null;
  arrived: boolean;
  /** what was promised first */
  planned?: string | undefined;
  /** how old this is and who said so */
  fresh: string;
  /** nobody has said anything for too long */
  stale?: boolean | undefined;
}

/** What of it has a name of its own. */
export type VoyageCardPart = 'head' | 'number' | 'about' | 'course' | 'arrival' | 'fresh';

export interface VoyageCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** classes by part: `head` with `number` and `about`, `course`, `arrival`, `fresh` */
  classNames?: PartClasses<VoyageCardPart> | undefined;
  voyage: Voyage;
  /** where all of it is shown */
  href?: string;
  /** without an address: shows all of it here */
  onOpen?: () => void;
  /** it is what is shown on the page */
  current?: boolean;
  /** buttons at the foot */
  actions?: ReactNode;
}

/** One shipment among several: how far it is, when it comes and how old that is; the whole card leads to it. Its ref is the root. */
export const VoyageCard = /* @__PURE__ */ forwardRef<HTMLElement, VoyageCardProps>(function VoyageCard(
  { voyage, href, onOpen, current = false, actions, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const { number, about, from, to, state, at, percent, eta, arrived, planned, fresh, stale } = voyage;
  const behind = delay(eta, planned);
  const sailed = at === 'after' ? 100 : at === 'before' ? 0 : (percent ?? 50);
  return (
    <article
      data-component="VoyageCard"
      aria-label={number}
      {...rest}
      ref={ref}
      className={`${styles.card} ${className}`}
      data-current={current ? '' : undefined}
    >
      <header {...part('head', styles.head)}>
        <h3 {...part('number', styles.number)}>
          {href === undefined ? (
            <button type="button" className={styles.link} aria-pressed={current} onClick={onOpen}>
              {number}
            </button>
          ) : (
            <Anchor href={href} className={styles.link} aria-current={current ? 'true' : undefined}>
              {number}
            </Anchor>
          )}
        </h3>
        <StatusTag tone={state.tone}>{state.text}</StatusTag>
        {about && <p {...part('about', styles.about)}>{about}</p>}
      </header>
      <div
        {...part('course', styles.course)}
        data-at={at}
        data-unknown={at === 'sea' && percent === null ? '' : undefined}
      >
        <Port name={from.name} code={from.code} />
        <span className={styles.rail}>
          <svg className={styles.line} width="100%" height="12" aria-hidden="true">
            <line className={styles.ahead} x1="0" x2="100%" y1="6" y2="6" />
            <line className={styles.behind} x1="0" x2={`${sailed}%`} y1="6" y2="6" />
            <circle className={styles.ship} cx={`${Math.min(98, Math.max(2, sailed))}%`} cy="6" r="4.5" />
          </svg>
          {percent !== null && <span className={styles.percent}>{text('voyage.percent', { percent })}</span>}
        </span>
        <Port name={to.name} code={to.code} />
      </div>
      {eta ? (
        <dl {...part('arrival', styles.arrival)}>
          <dt>{text(arrived ? 'voyage.arrived' : 'voyage.arrival')}</dt>
          <dd>
            <time dateTime={eta}>{short(eta)}</time>
            {behind !== null && behind !== 0 && (
              <span className={styles.shift} data-late={behind > 0 ? '' : undefined}>
                {text(behind > 0 ? 'eta.later' : 'eta.sooner', { time: lengthOf(text, behind) })}
              </span>
            )}
          </dd>
        </dl>
      ) : (
        <p {...part('arrival', `${styles.arrival} ${styles.noArrival}`)}>{text('voyage.noArrival')}</p>
      )}
      <p {...part('fresh', styles.fresh)} data-stale={stale ? '' : undefined}>
        <Icon drawing={stale ? icons.warning : icons.wifi} size="sm" />
        {fresh}
        {actions && <span className={styles.actions}>{actions}</span>}
      </p>
    </article>
  );
});
