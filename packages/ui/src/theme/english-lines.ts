/**
 * Selectors for English text of several lines: no single short word is left on the last one. In Chinese it would part words that
 * fit on a line.
 */
export const englishLines = { '&:lang(en)': { textWrapStyle: 'pretty' } } as const;
