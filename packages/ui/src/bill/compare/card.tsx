import type { FieldComparison } from '@lading/validators/bill';
import { memo, useRef } from 'react';
import { useText } from '../../i18n/provider.tsx';
import { useNear } from '../../loading/use-near.ts';
import * as styles from './card.css.ts';
import { CardButtons } from './card-actions.tsx';
import { Arrived, Failure } from './card-failure.tsx';
import { CardHead } from './card-head.tsx';
import { ChangeEditor } from './change-editor.tsx';
import { NoteEditor } from './note-editor.tsx';
import type { ReviewItem } from './review-items.ts';
import { CellTable, RowTable } from './row-table.tsx';
import { Said } from './said.tsx';
import { type CardState, useSetting } from './setting.ts';
import { Sides } from './sides.tsx';

function Values({ field }: { field: FieldComparison }) {
  if (field.row) return <RowTable field={field} />;
  return field.group === 'containers' ? <CellTable field={field} /> : <Sides field={field} />;
}

function Body({
  field,
  mark,
  current,
  writing,
  failure,
  arrived,
}: Omit<CardProps, 'item' | 'id' | 'at' | 'total' | 'soon'> & { field: FieldComparison }) {
  const text = useText();
  const { readOnly, attachments } = useSetting();
  // What is decided takes a line, until it is looked at again.
  const brief = mark?.verdict !== undefined && !current;
  const { path } = field;
  return (
    <>
      {!brief && <Values field={field} />}
      {mark && <Said field={field} mark={mark} />}
      {mark?.verdict?.kind === 'change' && writing !== 'change' && attachments?.(path, false)}
      {arrived && <Arrived signed={arrived} writing={writing !== undefined} />}
      {failure && <Failure failure={failure} field={field} />}
      {writing === 'change' && <ChangeEditor field={field} given={mark?.verdict} />}
      {writing === 'waive' && <NoteEditor key="waive" path={path} kind="waive" hint={text('compare.waive.hint')} />}
      {writing === 'comment' && <NoteEditor key="comment" path={path} kind="comment" />}
      {!writing && !brief && !readOnly && <CardButtons field={field} mark={mark} current={current} />}
    </>
  );
}

export interface CardProps extends CardState {
  item: ReviewItem;
  /** id of the card; the name in it carries `-name` */
  id: string;
  /** its place among the differences, from 1 */
  at: number | undefined;
  total: number;
  /** drawn at once, not only when it comes near */
  soon: boolean;
}

/** One field that differs: what it is, both sides, what was found, what people decided, and what can be done. */
export const Card = memo(function Card({ item, id, at, total, soon, ...state }: CardProps) {
  const { actions } = useSetting();
  const ref = useRef<HTMLElement>(null);
  const near = useNear(ref, soon || state.current);
  const [field] = item.fields;
  const verdict = state.mark?.verdict;
  return (
    <article
      ref={ref}
      id={id}
      className={styles.card}
      tabIndex={-1}
      aria-labelledby={`${id}-name ${id}-name-row`}
      aria-current={state.current || undefined}
      data-kind={item.kind}
      data-verdict={verdict?.kind}
      data-soon={soon || undefined}
      onFocus={() => !state.current && actions.choose(item)}
    >
      <CardHead
        request={state.mark?.request}
        id={`${id}-name`}
        field={field}
        kind={item.kind}
        verdict={verdict}
        at={state.current ? at : undefined}
        total={total}
      />
      {near && <Body {...state} field={field} />}
    </article>
  );
});
