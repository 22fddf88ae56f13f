import { checkContainerNumber } from '@lading/validators';
import type { FieldComparison } from '@lading/validators/bill';
import * as number from '../../container-number/container-number.css.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as cards from './card.css.ts';
import { columnName, rowName } from './field-names.ts';
import { Figure, figureOf } from './figures.tsx';
import { findings } from './note-text.ts';
import { rowOf } from './row-facts.ts';
import * as styles from './row-table.css.ts';
import { useSetting } from './setting.ts';

/** Owner, serial number and boxed check digit, the characters that the other side does not have marked. */
function Boxed({ value, other }: { value: string; other: string }) {
  const { kind } = checkContainerNumber(value);
  const whole = kind === 'format';
  const digit = value.slice(10);
  const differs = value.length === other.length;
  const letters = [...(whole ? value : value.slice(0, 10))].map((letter, at) => ({
    letter,
    at,
    changed: differs && other[at] !== letter,
  }));
  return (
    <span className={number.number} data-check={whole ? undefined : kind}>
      {letters.map(({ letter, at, changed }) => (
        <span
          key={at}
          className={at === 4 && !whole ? number.serial : undefined}
          data-changed={changed ? '' : undefined}
        >
          {letter}
        </span>
      ))}
      {!whole && <span className={number.digit}>{digit}</span>}
      {kind === 'digit' && <Icon drawing={icons.octagon} size="sm" className={styles.wrong} />}
    </span>
  );
}

function Cell({ field, side }: { field: FieldComparison; side: 'left' | 'right' }) {
  const text = useText();
  const format = useFormat();
  const value = field[side];
  if (!value) return <span className={styles.none}>{text('compare.table.none')}</span>;
  const other = field[side === 'left' ? 'right' : 'left'];
  if (field.field === 'ctnNo') return <Boxed value={value} other={other} />;
  const figure = figureOf(format, field, value);
  if (figure) return <Figure value={figure} other={figureOf(format, field, other) ?? ''} side={side} />;
  const Tag = side === 'left' ? 'del' : 'ins';
  return field.class === 'same' ? (
    <span>{value}</span>
  ) : (
    <Tag className={side === 'left' ? cards.removed : cards.added}>{value}</Tag>
  );
}

/** One cell of a row of containers: which container, both values, and what is to be said. */
export function CellTable({ field }: { field: FieldComparison }) {
  const text = useText();
  const { titles, rows } = useSetting();
  const said = findings(text, titles, field);
  // A number is told by what else its container has; everything else by the number.
  const numbers = field.field === 'ctnNo';
  const words = said.length > 0 ? said : [text('compare.finding.differs', { side: titles.left })];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text(numbers ? 'compare.table.container' : 'compare.table.number')}</th>
          <th scope="col">{titles.left}</th>
          <th scope="col">{titles.right}</th>
          <th scope="col">{text('compare.table.finding')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className={styles.code}>
            {(numbers && rows.get(rowOf(field.path))) || rowName(text, field)}
          </th>
          <td data-name={titles.left}>
            <Cell field={field} side="left" />
          </td>
          <td data-name={titles.right}>
            <Cell field={field} side="right" />
          </td>
          <td className={styles.judgement} data-class={field.class}>
            {words.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A whole row that stands on one side only, with all its texts. */
export function RowTable({ field }: { field: FieldComparison }) {
  const text = useText();
  const { titles } = useSetting();
  const format = useFormat();
  const cells = Object.entries(field.cells ?? {}).filter(([, value]) => value !== '');
  const Tag = field.row === 'missing' ? 'del' : 'ins';
  return (
    <>
      <dl className={styles.cells} data-row={field.row}>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{columnName(text, name)}</dt>
            <dd>
              <Tag>
                {name === 'ctnNo' ? (
                  <Boxed value={value} other="" />
                ) : (
                  (figureOf(format, { field: name as FieldComparison['field'] }, value) ?? value)
                )}
              </Tag>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.judgement} data-class={field.class}>
        {findings(text, titles, field).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </>
  );
}
