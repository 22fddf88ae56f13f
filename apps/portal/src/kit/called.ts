import type { Language } from '@lading/ui';
import { nameIn } from './rate-words.ts';

/** Somebody by the name that is told a reader of that language; the Chinese one where there is no English one. */
export const called = <Person extends { name: string; nameEn: string }>(
  language: Language,
  person: Person,
): Person => ({
  ...person,
  name: nameIn(language, { nameCn: person.name, nameEn: person.nameEn }),
});
