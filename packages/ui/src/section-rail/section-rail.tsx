import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './section-rail.css.ts';

export interface RailSection {
  /** the `id` of the element that it leads to */
  id: string;
  label: string;
  /** how far it is, drawn before its name: `none` of it, `part`, `most`, `done` all of it; `wrong` something has to be corrected */
  state?: 'none' | 'part' | 'most' | 'done' | 'wrong' | undefined;
  /** what waits there, in a word or two: `1 to mend`, or how much of it is done: `9/10` */
  note?: string | undefined;
  /** `pen` what somebody asks for, `mark` what was noticed */
  tone?: 'pen' | 'mark' | undefined;
}

/** What of it has a name of its own. */
export type SectionRailPart = 'nav' | 'head' | 'list' | 'link' | 'note' | 'foot' | 'body';

export interface SectionRailProps extends ComponentPropsWithoutRef<'div'> {
  /** classes by part: `nav` with `head`, its `list` and `foot`, `link` one entry with its `note`; `body` is the page beside it */
  classNames?: PartClasses<SectionRailPart> | undefined;
  /** names the list for who hears it */
  label: string;
  /** over the list: how far the whole page is */
  head?: ReactNode;
  /** under the list, where there is room beside the page: what the page comes from */
  foot?: ReactNode;
  /** in the order of the page */
  sections: readonly RailSection[];
  /** the sections themselves, each with its `id` */
  children: ReactNode;
}

const DRAWN = {
  none: icons.circle,
  part: icons.circleHalf,
  most: icons.circleMost,
  done: icons.circleFull,
  wrong: icons.octagon,
};

/** What of the window counts as where the reader is: a band under its upper edge. */
const BAND = '-12% 0px -72% 0px';

/** The section that is read; the first one until somebody scrolls. */
function useCurrent(ids: string): readonly [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const order = ids.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        const first = order.find((id) => inBand.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: BAND },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return [current ?? ids.split(' ')[0], setCurrent];
}

function lead(event: MouseEvent, id: string): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return false;
  const section = document.getElementById(id);
  if (!section) return false;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
  // What is read next begins there.
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}

/** A long page beside the list of its sections, which says where the reader is and where something waits. Its ref is the root. */
export const SectionRail = /* @__PURE__ */ forwardRef<HTMLDivElement, SectionRailProps>(function SectionRail(
  { label, sections, head, foot, className = '', classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const [current, setCurrent] = useCurrent(sections.map(({ id }) => id).join(' '));
  return (
    <div data-component="SectionRail" {...rest} ref={ref} className={`${styles.sectionRail} ${className}`}>
      <nav aria-label={label} {...part('nav', styles.nav)}>
        {head && <div {...part('head', styles.head)}>{head}</div>}
        <ol {...part('list', styles.list)}>
          {sections.map(({ id, label: words, state, note, tone }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => lead(event, id) && setCurrent(id)}
                {...part('link', styles.link)}
              >
                {state && <Icon drawing={DRAWN[state]} data-state={state} />}
                <span>{words}</span>
                {note && (
                  <>
                    {' '}
                    <small data-tone={tone} {...part('note', styles.note)}>
                      {note}
                    </small>
                  </>
                )}
              </a>
            </li>
          ))}
        </ol>
        {foot && <div {...part('foot', styles.foot)}>{foot}</div>}
      </nav>
      <div {...part('body', styles.body)}>{children}</div>
    </div>
  );
});
