import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { Calendar, type CalendarProps, dayInTabOrder } from '../foundations/calendar.tsx';
import { type Day, toDay } from '../foundations/day.ts';
import { LayerUnder } from '../foundations/layer-under.tsx';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useLocale, useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './calendar.css.ts';
import type { Limits } from './use-finding.ts';

/** What a day and a range take alike about their calendar. */
export interface CalendarSetting extends Limits {
  /** the day it is where the days belong to; the machine's own when absent */
  today?: Day | undefined;
  /** days that stand out, with the reason: a sailing, a cut-off */
  marks?: ReadonlyMap<Day, string> | undefined;
  /** the line under the days; with marks it says what a dot means */
  note?: ReactNode;
}

interface LayerProps extends CalendarSetting, Pick<CalendarProps, 'start' | 'end' | 'onPick'> {
  part: NamePart<'calendar'>;
  id: string;
  open: boolean;
  onClose: () => void;
  box: RefObject<HTMLElement | null>;
  back: () => HTMLElement | null;
  /** the label of the field, which begins the name of the calendar */
  labelId: string;
  months?: 1 | 2;
  range?: boolean;
  /** what is to be done next, instead of the note */
  next?: string | undefined;
  /** under the days, above the note */
  children?: ReactNode;
}

const Arrow: CalendarProps['arrow'] = ({ orientation }) => (
  <Icon drawing={orientation === 'left' ? icons.chevronLeft : icons.chevronRight} />
);

function Days({
  range = false,
  months = 1,
  next,
  note,
  today,
  marks,
  min,
  max,
  isUnavailable,
  children,
  ...setting
}: LayerProps) {
  const text = useText();
  const locale = useLocale();
  const [reached, setReached] = useState<Day>();
  // The focus enters on a day by itself; a reason is told of the days somebody goes to.
  const entered = useRef(false);
  const reach = (day: Day | undefined) => {
    if (entered.current) setReached(day);
    entered.current = true;
  };
  const words = useMemo(
    () => ({
      months: text('date.months'),
      previous: text('date.previous'),
      next: text('date.next'),
      today: text('date.today'),
      start: text('date.rangeStart'),
      end: text('date.rangeEnd'),
    }),
    [text],
  );
  const { start, end, onPick, id } = setting;
  const reason = reached && marks?.get(reached);
  const line = next ?? (reason ? `${reached} ${reason}` : (note ?? (marks && text('date.sailings'))));
  return (
    <>
      <Calendar
        locale={locale}
        range={range}
        months={months}
        words={words}
        marks={marks}
        min={min}
        max={max}
        isUnavailable={isUnavailable}
        start={start}
        end={end}
        onPick={onPick}
        arrow={Arrow}
        today={today ?? toDay(new Date())}
        reached={next === undefined ? undefined : reached}
        onReach={reach}
        classes={styles.classes}
      />
      {children}
      {line && (
        <p id={`${id}-note`} className={styles.note}>
          {line}
        </p>
      )}
      <VisuallyHidden id={`${id}-name`}>{text('date.calendar')}</VisuallyHidden>
      <VisuallyHidden live>{next ?? ''}</VisuallyHidden>
    </>
  );
}

/** The calendar under a date field; the focus enters on a day. */
export function DateLayer(props: LayerProps) {
  const { part, id, open, onClose, box, back, labelId, months = 1, marks, note, next } = props;
  if (!open) return null;
  return (
    <LayerUnder
      id={id}
      open
      onClose={onClose}
      box={box}
      labelledBy={`${labelId} ${id}-name`}
      aria-describedby={marks || note || next ? `${id}-note` : undefined}
      enter={dayInTabOrder}
      back={back}
      {...part('calendar', styles.layer)}
      data-months={months}
    >
      <Days {...props} />
    </LayerUnder>
  );
}
