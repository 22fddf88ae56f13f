import type { FieldComparison } from '@lading/validators/bill';
import { useStable } from '../../foundations/use-stable.ts';
import { useText } from '../../i18n/provider.tsx';
import { wholeName } from './field-names.ts';
import type { HalfWritten } from './half-written.ts';
import { applyMark, type MarkAction, type Signed } from './marks.ts';
import type { ReviewItem } from './review-items.ts';
import type { CardActions } from './setting.ts';
import type { useLeaving } from './use-leaving.ts';
import type { useMarks } from './use-marks.ts';
import type { Review, Writing } from './use-review.ts';
import type { useWalk } from './use-walk.ts';

interface CompareActionsOptions {
  review: Review;
  marking: ReturnType<typeof useMarks>;
  walk: ReturnType<typeof useWalk>;
  leaving: ReturnType<typeof useLeaving>;
  fields: ReadonlyMap<string, FieldComparison>;
  half: HalfWritten;
  /** who marks */
  me: string;
  /** what lies over the cards goes */
  uncover(): void;
  cardId(item: ReviewItem): string;
}

/** What cards and keys do: choose, decide, write. */
export function useCompareActions(options: CompareActionsOptions) {
  const { review, marking, walk, leaving, fields, half, me, uncover, cardId } = options;
  const { items, current, writing, setWriting } = review;
  const { touch, safely } = leaving;
  const text = useText();
  const at = (path: string) => items.find(({ key }) => key === path);
  const goTo = (path: string) => {
    const item = items.find(({ key, fields: own }) => key === path || own.some((field) => field.path === path));
    if (item && item !== current) review.choose(item);
  };
  const write = (next: Writing | undefined) => {
    touch(false);
    half.keep(undefined);
    const left = writing && !next ? at(writing.path) : undefined;
    if (left) document.getElementById(cardId(left))?.focus({ preventScroll: true });
    setWriting(next);
    if (!next) return;
    uncover();
    goTo(next.path);
  };
  const decide = async (action: MarkAction, over?: Signed) => {
    const field = fields.get(action.path);
    const after = applyMark(marking.marks, action, { author: me, at: '' });
    const kept = marking.mark(action, over);
    if (action.kind === 'undo' || action.kind === 'comment') walk.go(at(action.path), 'card');
    else walk.toOpen(after);
    if (field) walk.say(text(`compare.say.${action.kind}`, { field: wholeName(text, field) }));
    return kept;
  };
  const actions = useStable<CardActions>({
    choose: (item) => review.choose(item),
    move: walk.toDifference,
    mark: decide,
    // Another editor takes the place of this one: what is in it may not go unasked.
    write: (next) => (next && writing ? safely(() => write(next)) : write(next)),
    touch,
    fold: review.fold,
    dismiss: marking.dismiss,
  });
  return {
    actions,
    /** lets go of what is being written, after a question where something is */
    stopWriting: () => safely(() => write(undefined)),
    /** to the card of a field, with the focus */
    goCard: (path: string) => {
      uncover();
      walk.go(at(path), 'card');
    },
  };
}
