import { type ComponentPropsWithoutRef, Fragment, forwardRef, type ReactNode } from 'react';
import { Empty } from '../empty/empty.tsx';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Port } from '../port/port.tsx';
import { skeleton } from '../skeleton/skeleton.css.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import { type MilestoneKind, type TimelineStop, written } from './milestone.ts';
import { GLYPHS, MilestoneRow } from './milestone-row.tsx';
import * as styles from './timeline.css.ts';

export interface TimelinePosition {
  /** behind which stop: 0 is the first */
  after: number;
  title: ReactNode;
  /** quiet lines: coordinates and speed, how old they are */
  lines?: readonly string[];
}

/** What of it has a name of its own. */
export type TimelinePart = 'legend' | 'stop' | 'place' | 'position' | 'milestone' | 'icon' | 'name' | 'time' | 'note';

export interface TimelineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `legend`, each `stop` with its `place`, in it each `milestone` with `icon`, `name`, `time` and `note`, `position` where the goods are */
  classNames?: PartClasses<TimelinePart> | undefined;
  stops: readonly TimelineStop[];
  /** where the goods are now */
  position?: TimelinePosition | undefined;
  /** explains the three glyphs above the list; false where the page does */
  legend?: boolean;
  loading?: boolean;
  /** in place of the usual words when nothing is known yet */
  empty?: ReactNode;
}

interface Named {
  part: NamePart<TimelinePart>;
}

const KINDS: readonly MilestoneKind[] = ['actual', 'estimated', 'planned'];

function Legend({ part }: Named) {
  const text = useText();
  return (
    <ul {...part('legend', styles.legend)} aria-label={text('timeline.kinds')}>
      {KINDS.map((kind) => (
        <li key={kind} className={styles.legendKind} data-kind={kind}>
          <Icon className={styles.glyph} drawing={GLYPHS[kind]} size="sm" />
          {text(`timeline.${kind}`)}
        </li>
      ))}
    </ul>
  );
}

function Position({ title, lines = [], part }: TimelinePosition & Named) {
  return (
    <li {...part('position', styles.position)} aria-current="step">
      <Icon className={styles.vessel} drawing={icons.vessel} />
      <div>
        <p className={styles.positionTitle}>{title}</p>
        {lines.map((line) => (
          <p key={line} className={styles.note}>
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

interface StopProps extends Named {
  stop: TimelineStop;
  next: MilestoneKind | undefined;
}

function Stop({ stop, next, part }: StopProps) {
  const { name, code, zone, milestones } = stop;
  const first = milestones.find(({ at }) => at && written(at).zone)?.at;
  const clock = first ? written(first).zone : '';
  return (
    <li {...part('stop', styles.stop)}>
      <h3 {...part('place', styles.place)} data-line={milestones[0]?.kind ?? next}>
        <Port name={name} code={code} />
        {(zone ?? clock) && <span className={styles.zone}>{zone ?? clock}</span>}
      </h3>
      <ul>
        {milestones.map((milestone, index) => (
          <MilestoneRow
            key={`${milestone.name} ${milestone.at ?? index}`}
            part={part}
            milestone={milestone}
            zone={clock}
            line={milestones[index + 1]?.kind ?? next}
          />
        ))}
      </ul>
    </li>
  );
}

function Waiting() {
  const text = useText();
  return (
    <div>
      <VisuallyHidden live>{text('loading')}</VisuallyHidden>
      <ul className={`${skeleton} ${styles.waiting}`} aria-hidden="true">
        {KINDS.map((kind) => (
          <li key={kind} className={styles.waitingRow}>
            <SkeletonBar className={styles.waitingGlyph} />
            <SkeletonBar className={styles.waitingName} />
            <SkeletonBar className={styles.waitingTime} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the goods have been, are and go: what happened, what is expected and what is planned, place by place. */
export const Timeline = /* @__PURE__ */ forwardRef<HTMLDivElement, TimelineProps>(function Timeline(
  { stops, position, legend = true, loading = false, empty, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const begins = (from: number) =>
    stops.slice(from).find(({ milestones }) => milestones.length > 0)?.milestones[0]?.kind;
  // The goods are between the last event and the next one: the line is solid up to there.
  const after = (index: number) => (position?.after === index ? 'actual' : begins(index + 1));
  const nothing = stops.every(({ milestones }) => milestones.length === 0);
  return (
    <div
      data-component="Timeline"
      {...rest}
      ref={ref}
      className={`${styles.timeline} ${className}`}
      aria-busy={loading || undefined}
    >
      {loading && <Waiting />}
      {!loading && nothing && (empty ?? <Empty title={text('timeline.empty')} reason={text('timeline.emptyReason')} />)}
      {!loading && !nothing && (
        <>
          {legend && <Legend part={part} />}
          <ol>
            {stops.map((stop, index) => (
              <Fragment key={`${stop.name} ${stop.code}`}>
                <Stop part={part} stop={stop} next={index === stops.length - 1 ? undefined : after(index)} />
                {position?.after === index && <Position {...position} part={part} />}
              </Fragment>
            ))}
          </ol>
        </>
      )}
    </div>
  );
});
