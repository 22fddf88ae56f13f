const EVERY_SECTION = [1, 2, 3, 4, 5, 6];

/** `1-3,5` as numbers; every section when nothing is said. */
export function sectionsOf(text: string | undefined): readonly number[] {
  if (!text) return EVERY_SECTION;
  const asked = new Set(
    text.split(',').flatMap((part) => {
      const [first, last] = part.split('-').map(Number);
      return EVERY_SECTION.filter((section) => section >= (first ?? 0) && section <= (last ?? first ?? 0));
    }),
  );
  return EVERY_SECTION.filter((section) => asked.has(section));
}
