import { digitRule, NO_DIGIT, NO_DIGITS, patternRule, rejoin } from './format-rule.ts';

const mobileRule = (
  name: 'mobile' | 'mobileCurrent',
  example: string,
  pattern: RegExp,
  more?: { standard: string },
): ReturnType<typeof digitRule> =>
  digitRule(
    name,
    example,
    pattern,
    [NO_DIGIT, [/^(?!.{11}$).*/, 'mobile.digits'], [/^../, `${name}.prefix`]],
    { guesses: [[/^(?:\+|00)?86(?=1)/, '']], ...more },
    [[/[ ()-]/g, '']],
  );

/** A mainland mobile number: 11 digits that begin with 13, 14, 15, 17, 18 or 19. */
export const mobile = /* @__PURE__ */ mobileRule('mobile', '13800138000', /^1[345789]\d{9}$/);

/** A mainland mobile number as numbered today: 11 digits that begin with 13 to 19. */
export const mobileCurrent = /* @__PURE__ */ mobileRule('mobileCurrent', '16612345678', /^1[3-9]\d{9}$/, {
  standard: 'Numbering plan of China',
});

/**
 * A mainland mobile number with or without +86, a landline with area code (021-12345678), or a 400 or 800 number (400-123-4567);
 * an extension follows a landline after a hyphen. All of mainland China; numbers of any country are `phoneE164` of `@lading/validators/e164`.
 */
export const phone = /* @__PURE__ */ patternRule(
  'phone',
  '021-12345678',
  /^(?:(?:\+86)?1[345789]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/,
  [
    // Of another country: to say which of its signs are wrong would lead nowhere.
    [/^(?:\+|00)(?!86)/, 'phone.abroad'],
    ...NO_DIGITS,
    [/(?!^\+86)[^0-9-]/u, 'phone.character'],
    [/^[2-8]\d{2,3}-?\d{4}$/, 'phone.areaCode'],
    [/^.*/, 'phone.form'],
  ],
  [
    [/ /g, ''],
    [/(?:分机号?|[转轉x#]|ext)[:.]?(?=\d{1,6}$)/i, '-'],
    /* @__PURE__ */ rejoin(/[():./-]/, '-'),
    // A mobile number keeps +86; a landline gets its 0 in place of it.
    [/^(?:(?:\+|00)?86-?)(?=1[\d-]{10,}$)/, '+86'],
    [/^(?:\+|00)86-?(?:0-?)?(?=[1-9])(?!1[3-9]|[48]00)/, '0'],
    [/^(?:\+86)?1[\d-]+$/, (mobile) => mobile.replace(/-/g, '')],
    [/^([48]00)-?(\d{3})-?(\d)-?(\d{3})$/, '$1-$2-$3$4'],
    [/^(0(?:10|2\d|[3-9]\d\d))-?(\d{3,4})-?(\d{4})(?=$|-)/, '$1-$2$3'],
  ],
);
