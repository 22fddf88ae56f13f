// Each rule as a hand-written loop: the limit that the libraries are measured against. Linear, no regular expressions.

const between = (code, first, last) => code >= first && code <= last;
const isDigit = (code) => between(code, 48, 57);
const isCapital = (code) => between(code, 65, 90);
const isLetter = (code) => between(code | 32, 97, 122);

function areDigits(text, from, to) {
  if (from >= to) return false;
  for (let at = from; at < to; at++) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

// Value of a letter or digit times the weight of its place; far below zero where the character may not stand.
const VALUES = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';
const PLACES = ['', '', '', 'UJZ'];
const WEIGHTED = new Int16Array(128 * 16).fill(-20_000);
for (let place = 0; place < 10; place++) {
  const allowed = PLACES[place] || (place < 4 ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : '0123456789');
  for (const character of allowed)
    WEIGHTED[(character.charCodeAt(0) << 4) | place] = VALUES.indexOf(character) * 2 ** place;
}

/** ISO 6346 with category and check digit, as a loop over the ten places. Beyond ASCII the table answers NaN in the end. */
export function isContainer(text) {
  if (text.length !== 11) return false;
  let sum = 0;
  for (let place = 0; place < 10; place += 2)
    sum += WEIGHTED[(text.charCodeAt(place) << 4) | place] + WEIGHTED[(text.charCodeAt(place + 1) << 4) | (place + 1)];
  return sum >= 0 && (sum % 11) % 10 === text.charCodeAt(10) - 48;
}

/** The check digit due; NaN where the first ten characters are no owner, category and serial. */
export function dueFor(text) {
  let sum = 0;
  for (let place = 0; place < 10; place++) sum += WEIGHTED[(text.charCodeAt(place) << 4) | place];
  return sum >= 0 ? (sum % 11) % 10 : Number.NaN;
}

/** Letters and digits, at most 60. */
export function isSeal(text) {
  if (text.length === 0 || text.length > 60) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!isDigit(code) && !isLetter(code)) return false;
  }
  return true;
}

/** Something beside blanks. */
export function isText(text) {
  const first = text.charCodeAt(0);
  return between(first, 33, 126) || text.trim() !== '';
}

/** Printable ASCII and line ends, not only blanks. */
export function isLatin(text) {
  if (!isText(text)) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!between(code, 32, 126) && code !== 10 && code !== 13) return false;
  }
  return true;
}

/** Digits without a sign. */
export const isInteger = (text) => areDigits(text, 0, text.length);

/** Digits, at least 6. */
export const isHsCode = (text) => text.length >= 6 && areDigits(text, 0, text.length);

export const isPostalCode = (text) => text.length === 6 && areDigits(text, 0, 6);

/** Without a leading zero, at most so many digits before and after the point. */
function isDecimal(text, whole, fraction) {
  let point = 0;
  while (point < text.length && point <= whole && isDigit(text.charCodeAt(point))) point++;
  if (point === 0 || point > whole || (point > 1 && text.charCodeAt(0) === 48)) return false;
  if (point === text.length) return true;
  const rest = text.length - point - 1;
  return text.charCodeAt(point) === 46 && rest <= fraction && areDigits(text, point + 1, text.length);
}

/** Kilograms or cubic metres: 13 and 4 digits. */
export const isWeight = (text) => isDecimal(text, 13, 4);

/** 10 and 2 digits. */
export const isMoney = (text) => isDecimal(text, 10, 2);

/** Two capitals, then three of A–Z and 2–9. */
export function isUnLocode(text) {
  if (text.length !== 5 || !isCapital(text.charCodeAt(0)) || !isCapital(text.charCodeAt(1))) return false;
  for (let at = 2; at < 5; at++) {
    const code = text.charCodeAt(at);
    if (!isCapital(code) && !between(code, 50, 57)) return false;
  }
  return true;
}

const SECOND = new Set([51, 52, 53, 55, 56, 57]);

function isMobileFrom(text, from) {
  return (
    text.length === from + 11 &&
    text.charCodeAt(from) === 49 &&
    SECOND.has(text.charCodeAt(from + 1)) &&
    areDigits(text, from + 2, from + 11)
  );
}

/** 1, then 3 4 5 7 8 or 9, then nine digits. */
export const isMobile = (text) => isMobileFrom(text, 0);

/** Where the digits that begin at `from` end. */
function endOfDigits(text, from) {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at++;
  return at;
}

const isHyphen = (text, at) => text.charCodeAt(at) === 45;

/** Area code of 3 or 4 digits, 7 or 8 digits, an extension of up to 6. */
function isLandline(text) {
  const area = endOfDigits(text, 0);
  const split = isHyphen(text, area) && area < 5;
  const end = split ? endOfDigits(text, area + 1) : area;
  if (split ? area < 3 || !between(end - area - 1, 7, 8) : !between(area, 10, 12)) return false;
  return (
    end === text.length || (isHyphen(text, end) && text.length - end <= 7 && areDigits(text, end + 1, text.length))
  );
}

/** 400 or 800 and seven digits, with or without hyphens after the third and sixth. */
function isService(text) {
  if (!text.startsWith('400') && !text.startsWith('800')) return false;
  const middle = isHyphen(text, 3) ? 4 : 3;
  const last = isHyphen(text, middle + 3) ? middle + 4 : middle + 3;
  return text.length === last + 4 && areDigits(text, middle, middle + 3) && areDigits(text, last, last + 4);
}

/** A mobile with or without +86, a landline with its area code, or a 400 or 800 number. */
export function isPhone(text) {
  const first = text.charCodeAt(0);
  if (first === 49) return isMobile(text);
  if (first === 43) return text.startsWith('+86') && isMobileFrom(text, 3);
  return first === 48 ? isLandline(text) : isService(text);
}

const ATOM = new Uint8Array(128);
for (const character of "!#$%&'*+/=?^_`{|}~-") ATOM[character.charCodeAt(0)] = 1;
for (let code = 48; code < 123; code++) if (isDigit(code) || isLetter(code)) ATOM[code] = 1;

/** Atoms of at least one character with single points between them. */
function isLocalPart(text, from, to) {
  let point = from - 1;
  for (let at = from; at < to; at++)
    if (text.charCodeAt(at) === 46) {
      if (at === point + 1) return false;
      point = at;
    } else if (ATOM[text.charCodeAt(at)] !== 1) return false;
  return to > point + 1;
}

const isLabelEnd = (code) => isLetter(code) || isDigit(code);

/** At least two labels of 1 to 63, none with a hyphen at an end; the last begins with a letter and has two characters. */
function isDomain(text, from, to) {
  let label = from;
  for (let at = from; at <= to; at++) {
    const code = at === to ? 46 : text.charCodeAt(at);
    if (isLabelEnd(code) || code === 45) continue;
    const first = text.charCodeAt(label);
    if (code !== 46 || !between(at - label, 1, 63) || !isLabelEnd(first) || isHyphen(text, at - 1)) return false;
    if (at === to) return label > from && at - label > 1 && isLetter(first);
    label = at + 1;
  }
  return false;
}

function isEmailBetween(text, from, to) {
  const at = text.indexOf('@', from);
  return between(at - from, 1, 64) && to - from < 255 && isLocalPart(text, from, at) && isDomain(text, at + 1, to);
}

/** One address of ASCII, a domain with a dot in it. */
export const isEmail = (text) => isEmailBetween(text, 0, text.length);

/** Addresses separated by an English comma. */
export function isEmailList(text) {
  let from = 0;
  for (;;) {
    const comma = text.indexOf(',', from);
    if (comma < 0) return isEmailBetween(text, from, text.length);
    if (!isEmailBetween(text, from, comma)) return false;
    from = comma + 1;
  }
}

/** The loops by kind; each takes a text. */
export const PURE = {
  text: isText,
  latin: isLatin,
  unLocode: isUnLocode,
  phone: isPhone,
  mobile: isMobile,
  email: isEmail,
  emailList: isEmailList,
  postalCode: isPostalCode,
  hsCode: isHsCode,
  integer: isInteger,
  weight: isWeight,
  money: isMoney,
  container: isContainer,
  seal: isSeal,
};
