import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const phone = below.sm;

/** Many prices take the whole line, and what is said of them stands below. */
export const wide = part({
  selectors: { '&&': { flexWrap: 'wrap', gap: `10px ${vars.space['8']}` } },
  // There everything stands below each other, and a column that wraps would leave the slip.
  '@media': { [phone]: { selectors: { '&&': { flexWrap: 'nowrap' } } } },
});
export const breaks = part({
  selectors: { '&&': { flex: '1 0 100%' } },
  '@media': { [phone]: { selectors: { '&&': { flex: 'none', flexWrap: 'wrap' } } } },
});
export const price = part({
  selectors: {
    '&[data-wide]': { flex: 1 },
    '&&[data-charged]': {
      background: vars.mark.bg,
      color: vars.mark.text,
      boxShadow: `inset 0 -3px 0 ${vars.action.accent.bg}`,
    },
  },
  '@media': {
    [phone]: { selectors: { '&[data-wide]': { flex: '1 0 25%' } } },
    [forcedColors]: { selectors: { '&&[data-charged]': { borderBlockEnd: '3px solid Highlight' } } },
  },
});
inPart(`${price}[data-charged] > dt`, { color: 'inherit' });
export const said = part({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });
const notice = {
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'start',
  font: vars.typography.dense,
  lineHeight: 1.55,
} as const;
export const warning = part({ ...notice, color: vars.status.warning.text });
export const hint = part({ ...notice, color: vars.text.primary });
inPart(`:is(${warning}, ${hint}) > svg`, { flex: 'none', marginBlockStart: '3px' });
export const estimate = part({ color: vars.status.info.text });
export const note = part({
  marginBlockStart: vars.space['4'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const foot = part({
  gridColumn: '1 / -1',
  selectors: { '&&': { paddingBlockStart: 0 } },
});
