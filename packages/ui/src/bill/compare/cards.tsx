import { type ReactNode, useId, useMemo } from 'react';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './card.css.ts';
import { Card } from './card.tsx';
import { fieldName } from './field-names.ts';
import type { BillMarks } from './marks.ts';
import * as pens from './pen.css.ts';
import { isDecided, ofKind, type ReviewItem } from './review-items.ts';
import { cells } from './row-table.css.ts';
import { useSetting } from './setting.ts';
import { useHeld } from './use-held.ts';
import { useKindWords } from './use-kind-words.ts';
import type { useMarks } from './use-marks.ts';
import type { FoldedKind, Review, Writing } from './use-review.ts';

/** Cards that are drawn at once. */
const SOON = 4;
/** Values of equal fields that are listed. */
const LISTED = 16;

/** Equal fields, while the reviewer stands on them. */
function SameCard({ item, id }: { item: ReviewItem; id: string }) {
  const text = useText();
  const { fields } = item;
  return (
    <article id={id} className={styles.card} tabIndex={-1} aria-labelledby={`${id}-name`} aria-current data-kind="same">
      <p className={pens.sameHead} id={`${id}-name`}>
        <Icon drawing={icons.check} />
        {text('compare.same.cells', { count: fields.length })}
        <small>{text('compare.same.note')}</small>
      </p>
      {fields.length <= LISTED && (
        <dl className={cells}>
          {fields.map((field) => (
            <div key={field.path}>
              <dt>{fieldName(text, field)}</dt>
              <dd>{field.right || '—'}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

interface FoldProps {
  kind: FoldedKind;
  items: readonly ReviewItem[];
  open: boolean;
  children: ReactNode;
}

/** Many cards of one kind behind one row that says how many they are. */
function Fold({ kind, items, open, children }: FoldProps) {
  const text = useText();
  const { actions } = useSetting();
  const kinds = useKindWords(items);
  if (items.length === 0) return null;
  return (
    <>
      <button type="button" className={pens.fold} aria-expanded={open} onClick={() => actions.fold(kind)}>
        <Icon drawing={open ? icons.chevronDown : icons.chevronRight} />
        {text(`compare.${kind}`, { count: items.length, kinds })}
      </button>
      {open && children}
    </>
  );
}

function Nothing({ total, cosmetic }: { total: number; cosmetic: boolean }) {
  const text = useText();
  return (
    <div className={pens.clear}>
      <Icon drawing={icons.checkCircle} size="xl" />
      <b>{text(cosmetic ? 'compare.none.form' : 'compare.none')}</b>
      <span>{cosmetic ? text('compare.none.formNote') : text('compare.none.note', { count: total })}</span>
    </div>
  );
}

export interface CardsProps {
  review: Review;
  marks: BillMarks;
  failures: ReturnType<typeof useMarks>['failures'];
  arrived: ReturnType<typeof useMarks>['arrived'];
  writing: Writing | undefined;
  total: number;
  idOf: (item: ReviewItem) => string;
}

/** The cards in the order of the review; what needs no decision is folded under them. */
export function Cards({ review, marks, failures, arrived, writing, total, idOf }: CardsProps) {
  const { items, decided, current, unfolded } = review;
  const places = useMemo(() => new Map(decided.map((item, at) => [item, at])), [decided]);
  const held = useHeld(review, writing, failures);
  const heldId = useId();
  const card = (item: ReviewItem, at = SOON) => {
    const { key } = item;
    const place = places.get(item);
    return (
      <Card
        key={key}
        id={held.includes(item) ? `${heldId}-${held.indexOf(item)}` : idOf(item)}
        item={item}
        mark={marks[key]}
        current={item === current}
        writing={writing?.path === key ? writing.kind : undefined}
        failure={failures[key]}
        arrived={arrived[key]}
        at={place === undefined ? undefined : place + 1}
        total={decided.length}
        soon={at < SOON || held.includes(item)}
      />
    );
  };
  const folds = (['noted', 'cosmetic', 'expected'] as const).map((kind) => {
    const own = ofKind(items, kind);
    return (
      <Fold key={kind} kind={kind} items={own} open={unfolded.has(kind)}>
        {own.map((item) => card(item))}
      </Fold>
    );
  });
  const shown = items.filter((item) => isDecided(item) || (item === current && item.kind === 'same'));
  return (
    <>
      {decided.length === 0 && <Nothing total={total} cosmetic={items.some(({ kind }) => kind === 'cosmetic')} />}
      {[...shown.filter(({ key }) => !held.some((item) => item.key === key)), ...held].map((item, at) =>
        item.kind === 'same' && !held.includes(item)
          ? decided.length > 0 && <SameCard key={item.key} item={item} id={idOf(item)} />
          : card(item, at),
      )}
      {folds}
    </>
  );
}
