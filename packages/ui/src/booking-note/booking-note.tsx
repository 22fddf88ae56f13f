import { type ComponentPropsWithoutRef, forwardRef, type KeyboardEvent, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './booking-note.css.ts';

export interface NoteCell {
  /** the path of the field that is meant: `cargo.goods.0.weight` */
  id: string;
  label: string;
  value: ReactNode;
  /** of the twelve columns of the paper */
  span?: number | undefined;
  /** what somebody noticed about it: `over the limit` */
  noted?: string | undefined;
  /** it can be sent back */
  markable?: boolean | undefined;
}

/** What of it has a name of its own. */
export type BookingNotePart = 'head' | 'title' | 'cell' | 'label' | 'value' | 'mark';

export interface BookingNoteProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** classes by part: `head` with `title`; each `cell` with `label`, `value` and `mark`, the button that sends it back */
  classNames?: PartClasses<BookingNotePart> | undefined;
  title: string;
  /** whose paper it is */
  house?: string | undefined;
  /** beside the title: number, when it was sent */
  facts: readonly { readonly label: string; readonly value: string }[];
  cells: readonly NoteCell[];
  /** ids of the cells that are to be sent back */
  marked?: ReadonlySet<string> | undefined;
  /** absent where nothing is sent back */
  onMark?: ((id: string) => void) | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** A booking as a paper: its fields in cells, each of which can be marked to be sent back. Its ref is the root. */
export const BookingNote = /* @__PURE__ */ forwardRef<HTMLElement, BookingNoteProps>(function BookingNote(
  { title, house, facts, cells, marked = NONE, onMark, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const press = (event: KeyboardEvent, id: string) => {
    if (event.key.toLowerCase() !== 'r' || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onMark?.(id);
  };
  return (
    <section
      data-component="BookingNote"
      aria-label={title}
      {...rest}
      ref={ref}
      className={`${styles.bookingNote} ${className}`}
    >
      <div {...part('head', styles.head)}>
        <div className={styles.name}>
          <h2 {...part('title', styles.title)}>{title}</h2>
          {house && <p className={styles.house}>{house}</p>}
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className={styles.grid}>
        {cells.map(({ id, label, value, span = 4, noted, markable }) => {
          const isMarked = marked.has(id);
          return (
            <div
              key={id}
              data-span={span}
              data-marked={isMarked ? '' : undefined}
              data-noted={noted ? '' : undefined}
              {...part('cell', styles.cell)}
            >
              <dt {...part('label', styles.label)}>{label}</dt>
              <dd {...part('value', styles.value)}>
                {value === '' || value === null || value === undefined ? '—' : value}
                {noted && <small className={styles.noted}>{noted}</small>}
              </dd>
              {markable && onMark && (
                <dd className={styles.corner}>
                  <button
                    type="button"
                    aria-pressed={isMarked}
                    aria-label={text(isMarked ? 'bookingNote.markedOf' : 'bookingNote.markOf', { field: label })}
                    onClick={() => onMark(id)}
                    onKeyDown={(event) => press(event, id)}
                    {...part('mark', styles.mark)}
                  >
                    <Icon drawing={icons.pen} size="sm" />
                    {text(isMarked ? 'bookingNote.marked' : 'bookingNote.mark')}
                  </button>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
});
