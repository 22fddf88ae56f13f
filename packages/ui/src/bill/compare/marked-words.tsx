import type { Segment } from '@lading/validators/bill';
import type { ReactNode } from 'react';
import './frames.css.ts';

/** The right side of a difference with the words marked that the left does not have. */
export function markedWords(segments: readonly Segment[]): ReactNode {
  let at = 0;
  return segments
    .filter(({ op }) => op !== 'removed')
    .map(({ op, text, cosmetic }) => {
      const key = at;
      at += text.length;
      return op === 'added' && !cosmetic ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
    });
}
