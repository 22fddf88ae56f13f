import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Icon } from '../icon/icon.tsx';
import { delay, type MilestoneKind, written } from '../timeline/milestone.ts';
import { GLYPHS, short } from '../timeline/milestone-row.tsx';
import * as styles from './milestone-bar.css.ts';

export interface BarMilestone {
  id: string;
  name: string;
  /** it happened, somebody expects it now, or it stands in the schedule */
  kind: MilestoneKind;
  /** ISO with the offset of the place, or a bare day */
  at?: string | null | undefined;
  /** what the plan said, in the same form */
  planned?: string | undefined;
  /** one quiet line: a cut-off, how many of several */
  note?: ReactNode;
  /** the line is about something that presses */
  urgent?: boolean | undefined;
}

/** What of it has a name of its own. */
export type MilestoneBarPart = 'milestone' | 'icon' | 'name' | 'time' | 'note';

export interface MilestoneBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: each `milestone` with `icon`, `name`, `time` and `note` */
  classNames?: PartClasses<MilestoneBarPart> | undefined;
  /** names the list */
  label?: string;
  milestones: readonly BarMilestone[];
}

/** A shipment in one line: what happened, what is expected and what is planned. Under each other where there is no room. Its ref is the root. */
export const MilestoneBar = /* @__PURE__ */ forwardRef<HTMLDivElement, MilestoneBarProps>(function MilestoneBar(
  { label, milestones, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <div data-component="MilestoneBar" {...rest} ref={ref} className={`${styles.room} ${className}`}>
      <ol className={styles.bar} aria-label={label ?? text('milestones.label')}>
        {milestones.map(({ id, name, kind, at, planned, note, urgent }, place) => {
          const late = (delay(at, planned) ?? 0) > 0;
          return (
            <li
              key={id}
              {...part('milestone', styles.milestone)}
              data-kind={kind}
              data-line={milestones[place + 1]?.kind}
            >
              <Icon {...part('icon', styles.glyph)} drawing={GLYPHS[kind]} size="sm" />
              <span {...part('name', styles.name)}>
                <VisuallyHidden>{text(`timeline.${kind}`)} </VisuallyHidden>
                {name}
              </span>
              {at ? (
                <time
                  {...part('time', styles.time)}
                  dateTime={at}
                  data-late={late ? '' : undefined}
                  title={`${written(at).day} ${written(at).clock} ${written(at).zone}`.trim()}
                >
                  {short(at)}
                </time>
              ) : (
                <span {...part('time', styles.time)}>{text('timeline.untimed')}</span>
              )}
              {note && (
                <span {...part('note', styles.note)} data-urgent={urgent ? '' : undefined}>
                  {note}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
});
