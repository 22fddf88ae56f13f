import type { FieldComparison } from '@lading/validators/bill';
import { type ReactNode, useMemo, useState } from 'react';
import { useFormat } from '../../format/index.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden.tsx';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './card.css.ts';
import { Figure, figureOf } from './figures.tsx';
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

/** What is equal as text in one piece, around what is not: the lines are many, and none needs an element of its own. */
function useDrawn(lines: readonly (Line | Fold)[], side: 'left' | 'right'): ReactNode[] {
  const text = useText();
  const drawn: ReactNode[] = [];
  const addText = (words: string) => {
    const last = drawn.at(-1);
    if (typeof last === 'string') drawn[drawn.length - 1] = last + words;
    else drawn.push(words);
  };
  for (const line of lines) {
    if ('hidden' in line)
      drawn.push(
        <span key={`fold-${line.at}`} className={styles.hiddenLines}>
          {text('compare.fold', { count: line.hidden })}
        </span>,
      );
    else {
      for (const piece of line.pieces)
        if (piece.changed) drawn.push(<Changed key={piece.at} piece={piece} side={side} />);
        else addText(piece.text);
      addText('\n');
    }
  }
  return drawn;
}

/** One side of a difference, its words as typed; what differs is coloured, underlined or boxed, and named for readers. */
export function SideText({ field, side, whole }: { field: FieldComparison; side: 'left' | 'right'; whole: boolean }) {
  const text = useText();
  const { segments } = field;
  const lines = useMemo(() => {
    const own = linesOfSide(segments ?? [{ op: 'equal', text: field[side] }], side);
    return whole ? own : folded(own);
  }, [segments, field, side, whole]);
  const drawn = useDrawn(lines, side);
  const format = useFormat();
  const figure = figureOf(format, field, field[side]);
  if (!field[side]) return <p className={styles.nothing}>{text('compare.empty')}</p>;
  return (
    <div className={styles.words}>
      {figure ? (
        <Figure
          value={figure}
          other={figureOf(format, field, field[side === 'left' ? 'right' : 'left']) ?? ''}
          side={side}
        />
      ) : (
        drawn
      )}
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
