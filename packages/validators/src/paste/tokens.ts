import type { Line, Piece } from './cells.ts';
import { type Column, LABEL_END, labelAt } from './headings.ts';
import { type Recognised, recogniseAt } from './recognise.ts';
import { figureOf } from './units.ts';
import { pieceOf, type Word, wordOf, wordsOf } from './words.ts';

/** What a line without headings consists of. */
export type Token =
  | { readonly kind: 'label'; readonly piece: Piece; readonly column: Column | undefined }
  | ({ readonly kind: 'value' } & Recognised)
  | { readonly kind: 'unknown'; readonly piece: Piece };

const HAS_DIGIT = /[0-9]/;

/** The words of a line; a cell that is one figure, such as `12 400.50`, stays whole. */
export const wordsOfLine = ({ cells }: Line): readonly Word[] =>
  cells.flatMap((cell) => (cells.length > 1 && figureOf(cell.raw) ? [wordOf(cell)] : wordsOf(cell)));

function labelToken(words: readonly Word[], at: number): (Token & { count: number }) | undefined {
  const word = words[at];
  if (!word) return undefined;
  const label = HAS_DIGIT.test(word.raw) ? undefined : labelAt(words, at);
  if (label) return { kind: 'label', piece: pieceOf(words.slice(at, at + label.count)), ...label };
  // A label of something else: what follows is not ours.
  return LABEL_END.test(word.raw) ? { kind: 'label', piece: pieceOf([word]), column: undefined, count: 1 } : undefined;
}

/**
 * Reads the words of a line by labels and content; unknown words of one cell that stand together are one.
 * @param sealIsNext the row that is open has its container number, but no seal yet
 */
export function tokensOf(words: readonly Word[], sealIsNext: boolean): readonly Token[] {
  const tokens: Token[] = [];
  let unknown: Word[] = [];
  let mayBeSeal = sealIsNext;
  const flush = () => {
    if (unknown.length > 0) tokens.push({ kind: 'unknown', piece: pieceOf(unknown) });
    unknown = [];
  };
  for (let at = 0; at < words.length; ) {
    const label = labelToken(words, at);
    const value = label ? undefined : recogniseAt(words, at, mayBeSeal);
    if (!label && !value) {
      const word = words[at];
      if (word && unknown[0] && unknown[0].cell !== word.cell) flush();
      if (word) unknown.push(word);
      at++;
      continue;
    }
    flush();
    if (label) {
      tokens.push(label);
      at += label.count;
    } else if (value) {
      tokens.push({ kind: 'value', ...value });
      if (value.field === 'ctnNo' || value.field === 'sealNo') mayBeSeal = value.field === 'ctnNo';
      at += value.count;
    }
  }
  flush();
  return tokens;
}
