import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './marked-bill.css.ts';

/** A box of the form; what the system found stands in a `mark` of its lines. */
export interface MarkedBillBox {
  label: string;
  lines: readonly ReactNode[];
}

/** What stands beside a band: a remark of somebody (`pen`), or what is wrong (`error`). */
export interface MarkedBillNote {
  kind: 'pen' | 'error';
  title: string;
  text: string;
}

export interface MarkedBillRow {
  /** two cells side by side, each with its boxes one under the other */
  cells: readonly (readonly MarkedBillBox[])[];
  note?: MarkedBillNote | undefined;
}

/** What of it has a name of its own. */
export type MarkedBillPart = 'row' | 'cell' | 'box' | 'label' | 'line' | 'note';

export interface MarkedBillProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  classNames?: PartClasses<MarkedBillPart> | undefined;
  /** says what is shown */
  label: string;
  rows: readonly MarkedBillRow[];
}

const NOTE_ICONS = { pen: icons.pen, error: icons.octagon };

/** A part of a bill as it lies on the desk: printed, marked by the system, annotated by people. It shows how a review looks and reviews nothing. */
export const MarkedBill = /* @__PURE__ */ forwardRef<HTMLElement, MarkedBillProps>(function MarkedBill(
  { label, rows, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <figure
      data-component="MarkedBill"
      aria-label={label}
      {...rest}
      ref={ref}
      className={`${styles.bill} ${className}`}
      translate="no"
    >
      <div className={styles.rows}>
        {rows.map(({ cells, note }) => (
          <div key={cells[0]?.[0]?.label} {...part('row', styles.row)}>
            <div className={styles.cells}>
              {cells.map((boxes) => (
                <div key={boxes[0]?.label} {...part('cell', styles.cell)}>
                  {boxes.map((box) => (
                    <div key={box.label} {...part('box', styles.box)}>
                      <span {...part('label', styles.label)}>{box.label}</span>
                      {box.lines.map((line, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a box have no name but their place
                        <span key={at} {...part('line', styles.line)}>
                          {line}
                        </span>
                      ))}
                    </div>
                  ))}
                </div>
              ))}
            </div>
            {note && (
              <div {...part('note', styles.note)} data-kind={note.kind}>
                <Icon drawing={NOTE_ICONS[note.kind]} size="sm" />
                <span className={styles.noteTitle}>{note.title}</span>
                <span className={styles.noteText}>{note.text}</span>
              </div>
            )}
          </div>
        ))}
      </div>
    </figure>
  );
});

/** What the system found in a line. */
export const Marked = /* @__PURE__ */ forwardRef<HTMLElement, ComponentPropsWithoutRef<'mark'>>(function Marked(
  { className = '', ...rest },
  ref,
) {
  return <mark data-component="Marked" {...rest} ref={ref} className={`${styles.marked} ${className}`} />;
});

const KINDS = ['ink', 'mark', 'pen'] as const;

export interface MarkLegendProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** what the print, the highlighter and the pen stand for */
  names: Readonly<Record<(typeof KINDS)[number], string>>;
}

/** What print, highlighter and pen mean on a bill. */
export const MarkLegend = /* @__PURE__ */ forwardRef<HTMLUListElement, MarkLegendProps>(function MarkLegend(
  { names, className = '', ...rest },
  ref,
) {
  return (
    <ul data-component="MarkLegend" {...rest} ref={ref} className={`${styles.legend} ${className}`}>
      {KINDS.map((kind) => (
        <li key={kind} className={styles.entry}>
          <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
          {names[kind]}
        </li>
      ))}
    </ul>
  );
});
