import { type Flaws, findFlaw, formatRule, rejoin } from './format-rule.ts';
import type { Issue } from './issue.ts';

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
const EXAMPLE = 'docs@example.com';

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
