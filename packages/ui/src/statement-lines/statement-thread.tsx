import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { money } from '../format/figures.ts';
import { useFormat } from '../format/use-format.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './statement-thread.css.ts';

/** What one side said about a line. */
export interface StatementWord {
  id: number | string;
  author: string;
  /** ISO with offset, shown by the clock of the reader */
  time: string;
  text: string;
  /** why, in one word of the house */
  reason?: string | undefined;
  /** what it should be */
  expected?: { readonly currency: string; readonly amount: string } | undefined;
  /** files, each a way to open it */
  files?: ReactNode;
}

/** What of it has a name of its own. */
export type StatementThreadPart = 'word' | 'author' | 'reason' | 'said' | 'expected';

export interface StatementThreadProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** classes by part: each `word` with its `author`, `reason`, what was `said` and what is `expected` */
  classNames?: PartClasses<StatementThreadPart> | undefined;
  /** what it is about */
  name: string;
  /** the oldest first */
  words: readonly StatementWord[];
}

/** What both sides said of a charge, in the pen of the house. Its ref is the list. */
export const StatementThread = /* @__PURE__ */ forwardRef<HTMLUListElement, StatementThreadProps>(
  function StatementThread({ name, words, className = '', classNames, ...rest }, ref) {
    const part = partsOf(classNames);
    const text = useText();
    const { minute } = useFormat();
    return (
      <ul
        data-component="StatementThread"
        aria-label={text('statement.thread', { name })}
        {...rest}
        ref={ref}
        className={`${styles.thread} ${className}`}
      >
        {words.map(({ id, author, time, text: said, reason, expected, files }) => (
          <li key={id} {...part('word', styles.word)}>
            <span {...part('author', styles.author)}>{author}</span> <time dateTime={time}>{minute(time)}</time>{' '}
            {reason && <span {...part('reason', styles.reason)}>{reason}</span>}{' '}
            <span {...part('said', styles.said)}>{said}</span>{' '}
            {expected && (
              <ins {...part('expected', styles.expected)}>
                {text('statement.expected', { amount: money(expected.currency, expected.amount) })}
              </ins>
            )}{' '}
            {files}
          </li>
        ))}
      </ul>
    );
  },
);
