import type { FieldComparison } from '@lading/validators/bill';
import { useMemo, useState } from 'react';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './card.css.ts';
import { type Fold, folded, type Line, linesOfSide, type Piece } from './pieces.ts';

/** Blanks at the end of a piece are shown, where they are all that differs. */
const visible = (text: string) => (text.trim() === '' ? '·'.repeat(text.length) : text);

function Changed({ piece, side }: { piece: Piece; side: 'left' | 'right' }) {
  const text = useText();
  const Tag = side === 'left' ? 'del' : 'ins';
  return (
    <Tag className={side === 'left' ? styles.removed : styles.added} data-cosmetic={piece.cosmetic ? '' : undefined}>
      <VisuallyHidden>{text(side === 'left' ? 'compare.removed' : 'compare.added')}</VisuallyHidden>
      {visible(piece.text)}
      <VisuallyHidden>{text('compare.end')}</VisuallyHidden>
    </Tag>
  );
}

function Row({ line, side }: { line: Line | Fold; side: 'left' | 'right' }) {
  const text = useText();
  if ('hidden' in line)
    return <span className={styles.hiddenLines}>{text('compare.fold', { count: line.hidden })}</span>;
  const [first] = line.pieces;
  const plain = line.pieces.length === 1 && first && !first.changed;
  return (
    <span className={styles.line}>
      {plain
        ? first.text
        : line.pieces.map((piece) =>
            piece.changed ? (
              <Changed key={piece.at} piece={piece} side={side} />
            ) : (
              <span key={piece.at}>{piece.text}</span>
            ),
          )}
      {'\n'}
    </span>
  );
}

/** One side of a difference, its words as typed; what differs is coloured, underlined or boxed, and named for readers. */
export function SideText({ field, side, whole }: { field: FieldComparison; side: 'left' | 'right'; whole: boolean }) {
  const text = useText();
  const { segments } = field;
  const lines = useMemo(() => {
    const own = linesOfSide(segments ?? [{ op: 'equal', text: field[side] }], side);
    return whole ? own : folded(own);
  }, [segments, field, side, whole]);
  if (!field[side]) return <p className={styles.nothing}>{text('compare.empty')}</p>;
  return (
    <div className={styles.words}>
      {lines.map((line) => (
        <Row key={line.at} line={line} side={side} />
      ))}
      <i className={styles.column35} aria-hidden="true" />
    </div>
  );
}

/** Whether a side is long enough to be folded, and the button that unfolds both. */
export function useWhole(field: FieldComparison) {
  const text = useText();
  const [whole, setWhole] = useState(false);
  const folds = useMemo(
    () =>
      field.segments !== undefined &&
      (['left', 'right'] as const).some((side) =>
        folded(linesOfSide(field.segments ?? [], side)).some((line) => 'hidden' in line),
      ),
    [field],
  );
  const button = folds && (
    <button type="button" className={styles.unfold} aria-expanded={whole} onClick={() => setWhole(!whole)}>
      <Icon drawing={whole ? icons.chevronUp : icons.chevronDown} size="sm" />
      {text(whole ? 'compare.refold' : 'compare.unfold')}
    </button>
  );
  return [whole, button] as const;
}
