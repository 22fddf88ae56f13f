import type { ReactNode } from 'react';
import * as styles from './bill-paper.css.ts';
import { extentOf, LINE_LIMIT } from './bill-values.ts';

const MOST_LINES = 6;

export interface LinesProps {
  /** names the text when it scrolls by itself */
  label: string;
  text: string;
  /** a party's box keeps room for four lines */
  party?: boolean;
  /** the same text with some of its words marked */
  children?: ReactNode;
}

/** Several lines of text exactly as typed. Beyond six lines the text scrolls by itself and takes the focus; on paper it is whole. */
export function Lines({ label, text, party = false, children }: LinesProps) {
  const { lines, longest } = extentOf(text);
  const over = longest > LINE_LIMIT;
  const scrolls = over || lines > MOST_LINES;
  const region = scrolls ? { role: 'region', tabIndex: 0, 'aria-label': label, 'data-scrolls': '' } : {};
  return (
    <span
      // A new text is shown from its start, however far the one before was scrolled.
      key={scrolls ? text : undefined}
      className={styles.lines}
      data-party={party ? '' : undefined}
      data-over={over ? '' : undefined}
      {...region}
    >
      {children ?? text}
    </span>
  );
}
