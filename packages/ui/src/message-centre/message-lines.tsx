import { useId } from 'react';
import { useFormat } from '../format/use-format.ts';
import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import type { IconDrawing } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './message-centre.css.ts';

/** One line of the list. */
export interface CentreMessage {
  id: number | string;
  /** what it is about, with its drawing */
  type: string;
  icon: IconDrawing;
  title: string;
  /** the first words of it */
  text: string;
  /** ISO with offset, shown by the clock of the reader */
  time: string;
  /** what it stands under instead of its day */
  under?: string | undefined;
  unread: boolean;
}

interface MessageLinesProps {
  messages: readonly CentreMessage[];
  now: number;
  selected: number | string | undefined;
  onSelect: (message: CentreMessage) => void;
  part: NamePart<'line'>;
}

const DAY = 86_400_000;

/** The lines under today, yesterday and earlier, or under what they say of themselves. */
export function MessageLines({ messages, now, selected, onSelect, part }: MessageLinesProps) {
  const text = useText();
  const { date, dayMonth, time: clock } = useFormat();
  const id = useId();
  const [today, yesterday] = [date(new Date(now).toISOString()), date(new Date(now - DAY).toISOString())];
  const ageOf = ({ time }: CentreMessage) => {
    const on = date(time);
    return on === today ? 'today' : on === yesterday ? 'yesterday' : 'earlier';
  };
  // Only under its day a clock alone says when.
  const when = (message: CentreMessage) =>
    ageOf(message) === 'today' || (!message.under && ageOf(message) === 'yesterday')
      ? clock(message.time)
      : dayMonth(message.time);
  const groups: { key: string; heading: string; lines: CentreMessage[] }[] = [];
  for (const message of messages) {
    const heading = message.under ?? text(`messageCentre.${ageOf(message)}`);
    const last = groups.at(-1);
    if (last?.heading === heading) last.lines.push(message);
    else groups.push({ key: `${heading}-${message.id}`, heading, lines: [message] });
  }
  return groups.map(({ key, heading, lines }, at) => (
    <div key={key}>
      <p className={css.age} id={`${id}-${at}`}>
        {heading}
      </p>
      <ul aria-labelledby={`${id}-${at}`}>
        {lines.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              {...part('line', css.line)}
              data-read={message.unread ? undefined : ''}
              aria-current={message.id === selected ? 'true' : undefined}
              onClick={() => onSelect(message)}
            >
              <span className={css.kind}>
                <Icon drawing={message.icon} size="sm" />
                {message.type}
                {message.unread && <VisuallyHidden>{text('messageCentre.unread')}</VisuallyHidden>}
                <span className={css.clock}>{when(message)}</span>
              </span>
              <span className={css.title}>{message.title}</span>
              {message.text && <span className={css.text}>{message.text}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  ));
}
