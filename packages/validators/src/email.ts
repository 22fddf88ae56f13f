import { type Flaw, type Flaws, findFlaw, formatRule, rejoin } from './format-rule.ts';
import type { Issue } from './issue.ts';

/** In a list, `item` counts the addresses from 1, and positions count within one; a single address is item 0. */
type AddressFlaw = Flaw & { item: number };

/** Codes of e-mail addresses. */
export interface EmailIssues {
  'email.blank': AddressFlaw;
  /** no character of an address, or not after the @ */
  'email.character': AddressFlaw;
  /** no @, more than one, or nothing before it */
  'email.at': AddressFlaw;
  /** two points together, or one beside the @ or at an end */
  'email.point': AddressFlaw;
  /** more than 64 characters before the @, or 254 in all */
  'email.length': AddressFlaw;
  /** no point after the @, a part of more than 63 characters or with a hyphen at an end, or an end that is no top level domain */
  'email.domain': AddressFlaw;
  /** something else than an English comma between addresses */
  'emails.separator': AddressFlaw;
  /** nothing between two commas, or beside the first or last */
  'emails.empty': AddressFlaw;
}

const ADDRESS =
  /^[!#-'*+\-/-9=?^-~]+(?:\.[!#-'*+\-/-9=?^-~]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

// A look ahead for the 64 would take three times as long as all the rest.
const isAddress = (text: string): boolean => text.length < 255 && text.indexOf('@') < 65 && ADDRESS.test(text);

const FLAWS: Flaws = [
  [/\s/, 'email.blank'],
  [/[^!#-'*+\--9=?-Z^-~]/u, 'email.character'],
  [/^(?:@|[^@]*$|[^@]*@[^@]*@)/, 'email.at'],
  [/^\.|\.(?=[.@]|$)|@\./, 'email.point'],
  [/^.{65,}@|^.{255,}/, 'email.length'],
  [/@/, 'email.domain'],
];
const STANDARD = 'RFC 5322 (dot-atom)';
const EXAMPLE = 'docs@lading.cn';

/** One ASCII address: at most 64 characters before the @, 63 in each part of the domain, 254 in all; no quotes, no comments. */
export const email = /* @__PURE__ */ formatRule({
  name: 'email',
  example: EXAMPLE,
  standard: STANDARD,
  test: isAddress,
  find: (text) => (isAddress(text) ? null : findFlaw(text, FLAWS, { item: 0 })),
  fixes: [[/ /g, '']],
});

const LIST_FLAWS: Flaws = [[/^\s*$/, 'emails.empty'], [/[，;；、\n]/, 'emails.separator'], ...FLAWS];

function findInList(text: string): Issue | null {
  let [item, from] = [1, 0];
  for (const address of text.split(',')) {
    if (!isAddress(address)) {
      const issue = findFlaw(address, LIST_FLAWS, { item }) as Issue & { index: number };
      return { ...issue, index: issue.index + from };
    }
    item++;
    from += address.length + 1;
  }
  return null;
}

/** Addresses with an English comma between them and no blanks. */
export const emailList = /* @__PURE__ */ formatRule({
  name: 'emailList',
  example: EXAMPLE,
  standard: STANDARD,
  test: (text) => text.split(',').every(isAddress),
  find: findInList,
  fixes: [/* @__PURE__ */ rejoin(/[,;、 ]/, ',')],
});
