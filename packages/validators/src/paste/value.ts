import { integer, volume, weight } from '../amount.ts';
import { containerNumber } from '../container.ts';
import { error, type Issue, warning } from '../issue.ts';
import type { Rule } from '../rule.ts';
import { sealNumber } from '../seal.ts';
import type { Piece } from './cells.ts';
import { containerTypeName } from './container-type.ts';
import { type Figure, isFigure, type PastedField } from './fields.ts';
import { EXPECTED, figureOf, shifted, type Unit } from './units.ts';

/** A cell of the pasted text. */
export interface PastedCell extends Piece {
  /** the field it fills; undefined where it fits none */
  readonly field?: PastedField;
  /** what to put into the field in place of `raw` */
  readonly suggestion?: string;
  readonly issues: readonly Issue[];
}

const FIGURE_RULES: Record<Figure, Rule> = { number: integer, weight, volume };
const SHOWN = 40;

/** The beginning of a text, for a message. */
export function shortened(text: string): string {
  if (text.length <= SHOWN) return text;
  const characters = Array.from(text.slice(0, 2 * SHOWN));
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text;
}

const offering = (issue: Issue, suggestion: string | undefined): Issue =>
  suggestion === undefined ? issue : { ...issue, suggestions: [suggestion] };

/** What the rule says of the text, the repaired text, and what it says of that. */
function judged(piece: Piece, field: PastedField, rule: Rule, text = piece.raw): PastedCell {
  const repaired = rule.normalize(text);
  const legal = rule.is(repaired);
  const first = rule.check(piece.raw);
  const offered = legal && repaired !== piece.raw;
  if (!offered || !first) return { ...piece, field, issues: first ? [first] : [] };
  const warned = rule.check(repaired);
  const issues = [offering(first, repaired), ...(warned ? [warned] : [])];
  return { ...piece, field, suggestion: repaired, issues };
}

function figureCell(piece: Piece, field: Figure, columnUnit: Unit | undefined): PastedCell {
  const rule = FIGURE_RULES[field];
  const { figure, unit: ownUnit } = figureOf(piece.raw) ?? { figure: piece.raw };
  const unit = ownUnit ?? columnUnit;
  if (!unit || (!ownUnit && unit.power === 0)) return judged(piece, field, rule);
  const plain = rule.normalize(figure);
  const fits = unit.figure === field && unit.power !== undefined && rule.is(plain);
  const value = fits ? rule.normalize(shifted(plain, unit.power ?? 0)) : '';
  const suggestion = fits && rule.is(value) ? value : undefined;
  const code = unit.figure === field && unit.power === 0 ? 'paste.unit' : 'paste.otherUnit';
  const said = offering(
    error(
      code,
      { unit: unit.name, expected: EXPECTED[field] },
      ...(ownUnit ? [figure.length, piece.raw.length - figure.length] : []),
    ),
    suggestion,
  );
  const further = rule.check(suggestion ?? figure);
  const issues = further && (suggestion === undefined || further.severity === 'warning') ? [said, further] : [said];
  return { ...piece, field, issues, ...(suggestion !== undefined && { suggestion }) };
}

function typeCell(piece: Piece): PastedCell {
  const field = 'ctnTypeName';
  const name = containerTypeName(piece.raw);
  if (name === piece.raw) return { ...piece, field, issues: [] };
  const params = { text: shortened(piece.raw) };
  return name === undefined
    ? { ...piece, field, issues: [warning('paste.containerType', params)] }
    : { ...piece, field, suggestion: name, issues: [offering(error('paste.containerType', params), name)] };
}

const SHORTENED = /^[0-9](?:\.[0-9]{1,8})?E\+?[0-9]{1,2}$/i;

/** A cell as the value of a field: its issues and what to put in its place. `unit` is the one in the heading. */
export function valueCell(piece: Piece, field: PastedField, unit?: Unit): PastedCell {
  if (isFigure(field)) return figureCell(piece, field, unit);
  switch (field) {
    case 'ctnNo':
      return judged(piece, field, containerNumber);
    case 'ctnTypeName':
      return typeCell(piece);
    case 'sealNo':
      return SHORTENED.test(piece.raw) && piece.raw.includes('.')
        ? { ...piece, field, issues: [error('paste.shortened', { text: piece.raw })] }
        : // A spreadsheet marks a number that is a text by an apostrophe.
          judged(piece, field, sealNumber, piece.raw.replace(/^'/, ''));
    default:
      return { ...piece, field, issues: [] };
  }
}

/** A cell that fits no field: it comes back as it is. */
export const unknownCell = (piece: Piece): PastedCell => ({
  ...piece,
  issues: [warning('paste.unknown', { text: shortened(piece.raw) })],
});
