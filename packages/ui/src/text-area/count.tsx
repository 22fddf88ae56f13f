import { useText } from '../i18n/provider.tsx';
import { measure } from './measure.ts';
import * as styles from './text-area.css.ts';

interface CountProps {
  text: string;
  columns?: number | undefined;
  lines?: number | undefined;
}

/** The longest line of a text and how many there are, beside what is printed. */
export function Count({ text: value, columns, lines: most }: CountProps) {
  const text = useText();
  const { lines, longest } = measure(value);
  const over = (columns !== undefined && longest > columns) || (most !== undefined && lines > most);
  const words = [
    columns !== undefined && text('textArea.columns', { longest, columns }),
    most === undefined ? text('textArea.lines', { lines }) : text('textArea.linesOf', { lines, most }),
  ];
  return <span className={over ? styles.over : undefined}>{words.filter(Boolean).join(' × ')}</span>;
}
