import type { FieldComparison } from '@lading/validators/bill';
import type { Format } from '../../format/index.ts';
import * as styles from './card.css.ts';

const PLAIN = /^-?\d+(?:\.\d+)?$/;
const KINDS: Readonly<Record<string, 'packages' | 'weight' | 'volume'>> = {
  number: 'packages',
  weight: 'weight',
  volume: 'volume',
  actualNumber: 'packages',
  actualWeight: 'weight',
  actualVolume: 'volume',
};

/** A figure as it stands everywhere else, `10,545.000`; undefined for what is none, or was not written as one. */
export function figureOf(format: Format, { field }: Pick<FieldComparison, 'field'>, value: string): string | undefined {
  const kind = KINDS[field];
  return kind && PLAIN.test(value) ? format[kind](value) : undefined;
}

/** The characters of a figure that the other one does not have at their place, counted from the end: of one digit, one. */
export function Figure({ value, other, side }: { value: string; other: string; side: 'left' | 'right' }) {
  const Tag = side === 'left' ? 'del' : 'ins';
  const look = side === 'left' ? styles.removed : styles.added;
  const letters = [...value];
  const shift = other.length - letters.length;
  const runs: { at: number; text: string; changed: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const changed = letter !== ',' && other[at + shift] !== letter;
    const last = runs.at(-1);
    if (last?.changed === changed) last.text += letter;
    else runs.push({ at, text: letter, changed });
  }
  return runs.map(({ at, text, changed }) =>
    changed ? (
      <Tag key={at} className={look}>
        {text}
      </Tag>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
