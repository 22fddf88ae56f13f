import { type BillComparison, diffWords, type FieldComparison } from '@lading/validators/bill';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as styles from './difference-list.css.ts';
import { fieldName, rowName } from './field-names.ts';
import type { BillMark, BillMarks } from './marks.ts';
import { isChanged, linesOfSide, textOfLine } from './pieces.ts';
import { kindOf } from './review-items.ts';
import { shortTime } from './time.ts';
import type { CompareSide } from './types.ts';
import { kindWord } from './use-kind-words.ts';

/** Somebody wrote about it: it is not only counted. */
const isWritten = (mark: BillMark | undefined) => Boolean(mark?.verdict || mark?.request || mark?.comments?.length);

const SIGNS = { blocking: '■', material: '▲', cosmetic: '○', expected: '◇' } as const;
type Listed = keyof typeof SIGNS;
/** A number read in two pieces is read wrong. */
const WHOLE: readonly string[] = ['ctnNo', 'mblNo', 'hblNo', 'bkgNo'];

/** The lines of one side that differ, the words of them marked. */
function Changed({ field, side }: { field: FieldComparison; side: 'left' | 'right' }) {
  const Tag = side === 'left' ? 'ins' : 'del';
  if (!field.segments) return field[side] ? <Tag>{field[side]}</Tag> : <span>—</span>;
  const lines = linesOfSide(field.segments, side);
  const shown = lines.filter(isChanged);
  if (shown.length === 0) return <span>{field[side] ? textOfLine(lines[0]) : '—'}</span>;
  return shown.map((row) => (
    <span key={row.at} className={styles.line}>
      {row.pieces.map(({ at, text, changed }) => (changed ? <Tag key={at}>{text}</Tag> : <span key={at}>{text}</span>))}
    </span>
  ));
}

/** Field and, on a line of its own, its row; the number of a container stays in one piece. */
function Name({ field }: { field: FieldComparison }) {
  const text = useText();
  const row = rowName(text, field);
  return (
    <>
      {fieldName(text, field)} {row && <span className={styles.row}>{row}</span>}
    </>
  );
}

/** The lines that are to change, as they should read. */
const asked = (now: string, proposed: string): string =>
  linesOfSide(diffWords(now, proposed, false), 'right')
    .filter(isChanged)
    .map(textOfLine)
    .join('\n') ||
  proposed ||
  '—';

function Decision({ mark, right }: { mark: BillMark | undefined; right: string }) {
  const text = useText();
  const format = useFormat();
  const verdict = mark?.verdict;
  if (!verdict) return <span className={styles.line}>{text('compare.list.open')}</span>;
  const said = {
    ok: () => text('compare.ok'),
    change: () =>
      text('compare.list.change', { value: verdict.kind === 'change' ? asked(right, verdict.proposed) : '' }),
    waived: () => text('compare.list.waived', { reason: verdict.kind === 'waived' ? verdict.reason : '' }),
  }[verdict.kind]();
  return (
    <>
      <span className={styles.line}>{said}</span>
      <small>
        {verdict.author} {shortTime(format, verdict.at)}
      </small>
    </>
  );
}

/** What the forwarder answered and what people wrote, each with name and time. */
function Thread({ mark }: { mark: BillMark | undefined }) {
  const text = useText();
  const format = useFormat();
  const { request, comments = [] } = mark ?? {};
  const answers =
    request?.answer && request.status !== 'open'
      ? [{ ...request.answer, text: text(`compare.answer.${request.status}`, { reason: request.answer.reason }) }]
      : [];
  return [...answers, ...comments].map(({ author, at, text: words }) => (
    <span key={`${at} ${words}`} className={styles.line}>
      {words}{' '}
      <small>
        {author} {shortTime(format, at)}
      </small>
    </span>
  ));
}

export interface BillDifferenceListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  comparison: BillComparison;
  marks: BillMarks;
  left: Pick<CompareSide, 'title' | 'at'>;
  right: Pick<CompareSide, 'title' | 'at'>;
  reviewer?: string | undefined;
  /** ISO moment of the print */
  at?: string | undefined;
  /** a check of what was compared, such as the start of the draft's hash */
  hash?: string | undefined;
}

/** The differences of two bills as a list for paper: class by sign and word, old and new, what was decided, by whom and when. */
export const BillDifferenceList = /* @__PURE__ */ forwardRef<HTMLElement, BillDifferenceListProps>(
  function BillDifferenceList({ comparison, marks, left, right, reviewer, at, hash, className = '', ...rest }, ref) {
    const text = useText();
    const format = useFormat();
    const differ = comparison.fields.filter((field) => field.class !== 'same');
    const of = (kind: Listed) => differ.filter((field) => kindOf(field) === kind);
    const rows = [...of('blocking'), ...of('material')];
    const marked = differ.filter((field) => !rows.includes(field) && isWritten(marks[field.path]));
    const form = of('cosmetic').filter((field) => !marked.includes(field));
    const usual = of('expected').filter((field) => !marked.includes(field));
    const kinds = [...new Set(form.map((field) => kindWord(text, field)))].join(text('compare.and'));
    const dated = ({ title, at: when }: Pick<CompareSide, 'title' | 'at'>) =>
      when ? text('compare.list.dated', { title, time: shortTime(format, when).replace(' ', '\u00a0') }) : title;
    const level = (kind: Listed) => (
      <td className={styles.level}>
        <span aria-hidden="true">{SIGNS[kind]}</span> {text(`compare.list.${kind}`)}
      </td>
    );
    return (
      <section data-component="BillDifferenceList" {...rest} ref={ref} className={`${styles.list} ${className}`}>
        <h3 className={styles.title}>
          {text('compare.list.title', {
            left: dated(left),
            right: dated(right),
          })}
        </h3>
        {differ.length === 0 ? (
          <p>{text('compare.list.none')}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('compare.list.class')}</th>
                <th scope="col">{text('compare.list.field')}</th>
                <th scope="col">{left.title}</th>
                <th scope="col">{right.title}</th>
                <th scope="col">{text('compare.list.mark')}</th>
              </tr>
            </thead>
            <tbody>
              {[...rows, ...marked].map((field) => (
                <tr key={field.path}>
                  {level(kindOf(field) as Listed)}
                  <th scope="row">
                    <Name field={field} />
                  </th>
                  <td className={styles.value} data-whole={WHOLE.includes(field.field) || undefined}>
                    <Changed field={field} side="left" />
                  </td>
                  <td className={styles.value} data-whole={WHOLE.includes(field.field) || undefined}>
                    <Changed field={field} side="right" />
                  </td>
                  <td>
                    <Decision mark={marks[field.path]} right={field.right} />
                    <Thread mark={marks[field.path]} />
                  </td>
                </tr>
              ))}
              {form.length > 0 && (
                <tr>
                  {level('cosmetic')}
                  <td colSpan={4}>{text('compare.list.cosmeticAll', { count: form.length, kinds })}</td>
                </tr>
              )}
              {usual.length > 0 && (
                <tr>
                  {level('expected')}
                  <td colSpan={4}>{text('compare.expected', { count: usual.length })}</td>
                </tr>
              )}
            </tbody>
          </table>
        )}
        {(reviewer || at || hash) && (
          <footer className={styles.foot}>
            <span>
              {[reviewer && text('compare.list.reviewer', { name: reviewer }), at && format.minute(at), right.title]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {hash && <code>{hash}</code>}
          </footer>
        )}
      </section>
    );
  },
);
