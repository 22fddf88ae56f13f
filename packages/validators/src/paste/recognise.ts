import { containerNumber } from '../container.ts';
import { mobileCurrent } from '../phone.ts';
import { sealNumber } from '../seal.ts';
import type { Piece } from './cells.ts';
import { containerTypeName } from './container-type.ts';
import type { PastedField } from './fields.ts';
import { figureOf, plainName, unitOf } from './units.ts';
import { pieceOf, type Word } from './words.ts';

/** What the next words of a line were found to be. */
export interface Recognised {
  readonly piece: Piece;
  /** how many words it takes */
  readonly count: number;
  /** undefined for a figure of which nothing says what it counts */
  readonly field: PastedField | undefined;
  /** could be many things: it is added to the open row, and never begins a new one */
  readonly weak?: boolean;
}

const LONGEST = 24;
const CATEGORIES = 'UJZ';
// A container number with a digit too many or too few.
const NEARLY = /^[A-Z]{3}[UJZ][0-9]{5,9}$/;
const BARE = /^[0-9]+$/;

const BEGINS_CONTAINER = /^[^0-9]/;
const HAS_DIGIT = /[0-9０-９]/;

function containerAt(words: readonly Word[], at: number, mayBeSeal: boolean): Recognised | undefined {
  const raw = words[at]?.raw ?? '';
  if (raw.length > LONGEST || !BEGINS_CONTAINER.test(raw)) return undefined;
  // CSQU 305438 3: the parts after the first are digits.
  const most = raw.length < 11 && HAS_DIGIT.test(words[at + 1]?.raw.charAt(0) ?? '') ? 3 : 1;
  for (let count = Math.min(most, words.length - at); count > 0; count--) {
    const piece = pieceOf(words.slice(at, at + count));
    if (piece.raw.length > LONGEST || piece.raw.length < 8) continue;
    const number = containerNumber.normalize(piece.raw);
    const freight = CATEGORIES.includes(number.charAt(3));
    if ((freight || (count === 1 && !mayBeSeal)) && containerNumber.is(number)) return { piece, count, field: 'ctnNo' };
    if (count === 1 && NEARLY.test(plainName(piece.raw))) return { piece, count, field: 'ctnNo' };
  }
  return undefined;
}

const FEET = /^[0-9０-９]{2}(?:['′’"″尺]|英尺|ft)?$/i;

function typeAt(words: readonly Word[], at: number): Recognised | undefined {
  const raw = words[at]?.raw ?? '';
  for (let count = Math.min(FEET.test(raw) ? 2 : 1, words.length - at); count > 0; count--) {
    const piece = pieceOf(words.slice(at, at + count));
    if (containerTypeName(piece.raw) !== undefined) return { piece, count, field: 'ctnTypeName' };
  }
  return undefined;
}

function figureAt(words: readonly Word[], at: number): Recognised | undefined {
  const first = words[at];
  const second = words[at + 1];
  const alone = first && figureOf(first.raw);
  if (!first || !alone) return undefined;
  if (alone.unit) return { piece: pieceOf([first]), count: 1, field: alone.unit.figure };
  const unit = second && unitOf(second.raw);
  if (second && unit) return { piece: pieceOf([first, second]), count: 2, field: unit.figure };
  // No container holds a million kilograms, packages or cubic metres.
  return BARE.test(alone.figure) && alone.figure.length > 5
    ? undefined
    : { piece: pieceOf([first]), count: 1, field: undefined, weak: true };
}

function sealAt(words: readonly Word[], at: number): Recognised | undefined {
  const word = words[at];
  if (!word || word.raw.length > LONGEST || word.raw.length < 4 || mobileCurrent.is(word.raw)) return undefined;
  const number = sealNumber.normalize(word.raw);
  // DCSA allows 15 characters, and a seal has a serial number.
  const likely = number.length > 3 && number.length < 16 && (number.match(/[0-9]/g)?.length ?? 0) > 2;
  return likely && sealNumber.is(number)
    ? { piece: pieceOf([word]), count: 1, field: 'sealNo', weak: true }
    : undefined;
}

/**
 * What the words from here on are, by their content alone.
 * @param mayBeSeal a seal is due, so that four letters and seven digits outside ISO 6346 are one
 */
export const recogniseAt = (words: readonly Word[], at: number, mayBeSeal: boolean): Recognised | undefined =>
  containerAt(words, at, mayBeSeal) ?? typeAt(words, at) ?? figureAt(words, at) ?? sealAt(words, at);
