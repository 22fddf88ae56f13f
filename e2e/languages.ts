/**
 * The languages in which a journey is walked: its own. So some are walked in Chinese and some in English, and `JOURNEYS=both` walks each
 * in both; the texts of the other are complete by their types, and their stories are looked at in both languages anyhow.
 */
export function walkedIn<Said extends string | { readonly locale: string }>(
  own: 'zh-CN' | 'en-US',
  all: readonly Said[],
): readonly Said[] {
  if (process.env['JOURNEYS'] === 'both') return all;
  return all.filter((said) => (typeof said === 'string' ? said : said.locale) === own);
}
