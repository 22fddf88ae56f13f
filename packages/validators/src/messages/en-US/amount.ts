import type { AmountIssues, DigitIssues } from '../../issues/amount.ts';

export const amount: Record<keyof (AmountIssues & DigitIssues), string> = {
  'digits.fullWidth': 'Character {position}, “{character}”, is a full-width digit; type it in half width',
  'digits.blank': 'Character {position} is a space; remove it',
  'digits.character': 'Character {position}, “{character}”, is not a digit; type digits only',
  'decimal.character':
    'Character {position}, “{character}”, is not allowed; type digits and a point only, without units or currency signs',
  'decimal.exponent':
    'Character {position}, “{character}”, makes this scientific notation, in which digits may be lost; type all digits from the original document',
  'decimal.fractionDigits':
    '{max, plural, =0 {Type a whole number; {actual, plural, one {# decimal is} other {# decimals are}} too many} one {At most # decimal; there are {actual}} other {At most # decimals; there are {actual}}}',
  'decimal.integerDigits': 'At most {max} digits before the point; there are {actual}',
  'decimal.leadingZero': 'Remove the {actual, plural, one {zero} other {# zeros}} at the start',
  'decimal.point': 'The point at character {position} is wrong; type one point at most, with digits on both sides',
  'decimal.thousands':
    'Remove the “{character}” at character {position}; use no thousands separators, and “.” as the decimal point',
  'weight.decimals': 'Carriers accept {max} decimals in a weight; there are {actual}, please check',
};
