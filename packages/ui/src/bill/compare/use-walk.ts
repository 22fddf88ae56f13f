import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type MessageId, useText } from '../../i18n/provider.tsx';
import type { Text } from '../../i18n/text.ts';
import { wholeName } from './field-names.ts';
import type { BillMarks } from './marks.ts';
import type { SideTitles } from './note-text.ts';
import { isDecided, type ReviewItem } from './review-items.ts';
import { isSettled } from './review-state.ts';
import { type Review, type ReviewFilter, step } from './use-review.ts';

const LONG = 80;
const brief = (text: string) => {
  const line = text.replace(/\s*[\r\n]+\s*/g, ', ');
  return line.length > LONG ? `${line.slice(0, LONG)} …` : line;
};

/** What is said when the reviewer comes to a field. */
function spoken(text: Text<MessageId>, review: Review, titles: SideTitles, item: ReviewItem): string {
  const [field] = item.fields;
  if (item.kind === 'same') return text('compare.say.same', { field: wholeName(text, field) });
  const side = (which: 'left' | 'right') =>
    text('compare.say.side', { title: titles[which], value: brief(field[which]) || text('compare.empty') });
  const state = text(`compare.class.${item.kind}`);
  const at = isDecided(item)
    ? text('compare.of', { at: review.decided.indexOf(item) + 1, total: review.decided.length })
    : state;
  return text('compare.say', { at, field: wholeName(text, field), state, left: side('left'), right: side('right') });
}

interface WalkOptions {
  root: RefObject<HTMLElement | null>;
  review: Review;
  titles: SideTitles;
  lineId(item: ReviewItem): string;
  cardId(item: ReviewItem): string;
}

/** Moving from field to field: the list, the cards and the page follow, the focus goes along, and it is said. */
export function useWalk({ root, review, titles, lineId, cardId }: WalkOptions) {
  const text = useText();
  const [said, say] = useState('');
  const follows = useRef<'card' | 'line' | 'none'>(undefined);
  const { items, listed, decided, current, choose } = review;

  const go = useCallback(
    (item: ReviewItem | undefined, focus: 'card' | 'line' | 'none') => {
      if (!item) return;
      follows.current = focus;
      choose(item);
      say(spoken(text, review, titles, item));
    },
    [choose, review, text, titles],
  );
  // A chosen field comes into view in both columns; the one that was used keeps the focus.
  useEffect(() => {
    const focus = follows.current;
    follows.current = undefined;
    if (!focus || !current) return;
    const line = document.getElementById(lineId(current));
    const card = document.getElementById(cardId(current));
    line?.scrollIntoView?.({ block: 'nearest' });
    card?.scrollIntoView?.({ block: 'nearest' });
    if (focus !== 'none') (focus === 'line' ? line : card)?.focus({ preventScroll: true });
  });

  const inList = () => root.current?.querySelector('nav')?.contains(document.activeElement) ?? false;
  const focus = (): 'line' | 'card' => (inList() ? 'line' : 'card');
  return {
    said,
    say,
    filter: (filter: ReviewFilter) => {
      review.setFilter(filter);
      say(text(`compare.say.${filter}`));
    },
    go,
    toField: (by: 1 | -1) => go(step(items, listed, current, by), focus()),
    toDifference: (by: 1 | -1) => go(step(items, decided, current, by), focus()),
    /** after a decision: the next difference that is open, from here on and then from the start */
    toOpen: (marks: BillMarks) => {
      const open = decided.filter((item) => item !== current && !isSettled(item.fields[0], marks));
      go(step(items, open, current, 1) ?? open[0], focus());
    },
  };
}
