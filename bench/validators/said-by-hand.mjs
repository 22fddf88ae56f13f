// What there is to say of a wrong value, by hand: character codes and loops, no rule and no pattern. It covers what is planted in the
// measured bills, and everything near it of the same kind; of any other flaw it says no more than the kind. Each answers code, parameters,
// place, severity and the repaired text, as plain objects that are complete at once.
import { dueFor, isContainer, isHsCode, isSeal, isWeight } from './pure-rules.mjs';

const isDigit = (code) => code >= 48 && code <= 57;

const said = (code, params, index, length, suggestions) => ({
  code,
  params,
  severity: 'error',
  index,
  length,
  suggestions,
});
const unknown = (code) => ({ code, params: {}, severity: 'error' });

const hex = (code) => {
  const digits = code.toString(16).toUpperCase();
  return `U+${digits.length < 4 ? '0'.repeat(4 - digits.length) + digits : digits}`;
};

/** Full-width forms in a text of the bill: the first of them, where it stands, and the text without any. */
function ofLatin(text) {
  let line = 1;
  let start = 0;
  let first = -1;
  let more = -1;
  let repaired = '';
  let done = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 32 && code <= 126) continue;
    if (code === 10 || code === 13) {
      if (first >= 0) continue;
      if (code === 13 || at === 0 || text.charCodeAt(at - 1) !== 13) line++;
      start = at + 1;
      continue;
    }
    if (code < 0xff01 || code > 0xff5e) return unknown('latin');
    if (first < 0) first = at;
    repaired += text.slice(done, at) + String.fromCharCode(code - 0xfee0);
    done = at + 1;
    more++;
  }
  const code = text.charCodeAt(first);
  const params = {
    line,
    column: first - start + 1,
    character: text[first],
    codePoint: hex(code),
    kind: 'fullWidth',
    replacement: String.fromCharCode(code - 0xfee0),
    more,
  };
  return said('latin.char', params, first, 1, [repaired + text.slice(done)]);
}

const isSeparator = (code) => code === 32 || (code >= 45 && code <= 47) || code === 95;

/** Blanks, points, dashes, strokes and low lines in a code: the first of them, and the code without any. */
function separated(text, named, test) {
  let first = -1;
  let clean = '';
  let done = 0;
  for (let at = 0; at < text.length; at++) {
    if (!isSeparator(text.charCodeAt(at))) continue;
    if (first < 0) first = at;
    clean += text.slice(done, at);
    done = at + 1;
  }
  clean += text.slice(done);
  if (first < 0 || !test(clean)) return unknown(named);
  const character = text[first];
  const params = { position: first + 1, character, codePoint: hex(text.charCodeAt(first)), expected: '' };
  return said(named, params, first, 1, [clean]);
}

const swapped = (text, at) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);

/** A wrong check digit: the right one, and the number with two neighbours the other way round where only one such is right. */
function ofContainer(text) {
  const expected = dueFor(text);
  const last = text.charCodeAt(10);
  if (text.length !== 11 || !(expected >= 0) || !isDigit(last)) return unknown('container');
  const suggestions = [text.slice(0, 10) + expected];
  let only = -1;
  let count = 0;
  for (let at = 0; at < 10; at++) {
    // A letter is no digit, and two of the same stay what they are.
    if (at === 3 || text.charCodeAt(at) === text.charCodeAt(at + 1) || !isContainer(swapped(text, at))) continue;
    only = at;
    count++;
  }
  if (count === 1) suggestions.push(swapped(text, only));
  return said('container.checkDigit', { expected, actual: last - 48 }, 10, 1, suggestions);
}

/** Commas between thousands: the first of them, and the figure without any. */
function ofWeight(text) {
  let first = -1;
  let group = 0;
  let clean = '';
  let done = 0;
  let end = text.length;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 46) {
      end = at;
    } else if (code === 44) {
      if (first < 0 ? at < 1 || at > 3 || text.charCodeAt(0) === 48 : group !== 3) return unknown('weight');
      if (first < 0) first = at;
      clean += text.slice(done, at);
      done = at + 1;
      group = 0;
    } else if (isDigit(code)) group++;
    else return unknown('weight');
  }
  clean += text.slice(done);
  if (first < 0 || group !== 3 || !isWeight(clean)) return unknown('weight');
  return said('decimal.thousands', { position: first + 1, character: ',', actual: 1 }, first, 1, [clean]);
}

const BY_KIND = {
  required: () => ({ code: 'required', params: {}, severity: 'error' }),
  latin: ofLatin,
  hsCode: (text) => separated(text, 'hs.chars', isHsCode),
  seal: (text) => separated(text, 'seal.separators', isSeal),
  container: ofContainer,
  weight: ofWeight,
};

/** The issue of a wrong value of a kind, `required` for an empty one. */
export const issueByHand = (kind, value) => BY_KIND[kind]?.(value) ?? unknown(kind);
