import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './leaving-slip.css.ts';

/** One of two sites: what it is called, and its host where that is to be seen. */
export interface LeavingHouse {
  name: string;
  host?: string | undefined;
}

/** What goes along, or what stays. */
export interface LeavingList {
  title: string;
  items: readonly string[];
}

/** What of it has a name of its own. */
export type LeavingSlipPart = 'title' | 'lead' | 'way' | 'house' | 'list' | 'foot';

export interface LeavingSlipProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'title'> {
  classNames?: PartClasses<LeavingSlipPart> | undefined;
  title: string;
  /** whose the other site is; left out with the rest for somebody who has read it */
  lead?: string | undefined;
  /** this site and the other */
  way?: readonly [LeavingHouse, LeavingHouse] | undefined;
  carried?: LeavingList | undefined;
  kept?: LeavingList | undefined;
  /** at the start of the foot: whether to be asked again */
  choice?: ReactNode;
  /** ways on: to stay, and to leave */
  actions: ReactNode;
}

interface WayProps {
  of: readonly [LeavingHouse, LeavingHouse];
  part: NamePart<LeavingSlipPart>;
}

function Way({ of: [here, there], part }: WayProps) {
  return (
    <>
      <div {...part('house', styles.house)}>
        <span className={styles.name}>{here.name}</span>
        {here.host && <span className={styles.host}>{here.host}</span>}
      </div>
      <svg className={styles.course} viewBox="0 0 120 40" aria-hidden="true">
        <path d="M9 28Q60 2 111 28" strokeDasharray="6 5" />
        <circle cx="9" cy="28" r="4.5" />
        <circle cx="111" cy="28" r="4.5" />
        <circle className={styles.place} cx="9" cy="28" r="1.5" />
        <circle className={styles.place} cx="111" cy="28" r="1.5" />
      </svg>
      <div {...part('house', styles.house)} data-other="">
        <span className={styles.name}>{there.name}</span>
        {there.host && <span className={styles.host}>{there.host}</span>}
      </div>
    </>
  );
}

const SIGNS = { carried: icons.check, kept: icons.close };

/** Before somebody leaves for another house: whose it is, where it is, what goes along and what does not. */
export const LeavingSlip = /* @__PURE__ */ forwardRef<HTMLElement, LeavingSlipProps>(function LeavingSlip(
  { title, lead, way, carried, kept, choice, actions, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const lists = [
    { kind: 'carried' as const, list: carried },
    { kind: 'kept' as const, list: kept },
  ];
  return (
    <section
      data-component="LeavingSlip"
      aria-label={title}
      {...rest}
      ref={ref}
      className={`${styles.slip} ${className}`}
    >
      <div className={styles.band}>
        <h2 {...part('title', styles.title)}>{title}</h2>
        {lead && <p {...part('lead', styles.lead)}>{lead}</p>}
      </div>
      {way && (
        <div className={styles.band}>
          <div {...part('way', styles.way)}>
            <Way of={way} part={part} />
          </div>
        </div>
      )}
      {(carried || kept) && (
        <div className={`${styles.band} ${styles.lists}`}>
          {lists.map(
            ({ kind, list }) =>
              list && (
                <div key={kind} {...part('list')}>
                  <h3 className={styles.heading}>{list.title}</h3>
                  <ul>
                    {list.items.map((item) => (
                      <li key={item} className={styles.item}>
                        <Icon drawing={SIGNS[kind]} size="sm" className={styles.sign} />
                        {item}
                      </li>
                    ))}
                  </ul>
                </div>
              ),
          )}
        </div>
      )}
      <div className={styles.band}>
        <div {...part('foot', styles.foot)}>
          {choice}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </section>
  );
});
