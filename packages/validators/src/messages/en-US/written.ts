/** What codes of all kinds say in the same words. */
export const small = 'Character {position} must be a capital “{expected}”, not “{character}”';

export const separators = (name: string): string =>
  `Write the ${name} without spaces, dashes or other symbols; remove the one at character {position}`;

export const fullWidth = 'Character {position}, “{character}”, is full-width; type “{expected}”';

export const lookalike =
  'Character {position} must be “{expected}”; “{character}” only looks like it, check the original document';

export const given = 'only {actual, plural, one {# was} other {# were}} given';

export const checkDigit = (name: string): string =>
  `The check digit of the ${name} should be “{expected}”, not “{actual}”; compare every character with the original document`;

/** What a code is made of, then the character that is not. */
export const chars = (what: string): string => `${what}; character {position} cannot be “{character}”`;
