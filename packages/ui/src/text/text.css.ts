import { below, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const text = part({
  font: vars.typography.body,
  color: vars.text.primary,
  textWrapStyle: 'pretty',
  selectors: {
    '&[data-size=long]': { font: vars.typography.bodyLong, maxInlineSize: '68ch' },
    '&[data-size=dense]': { font: vars.typography.dense },
    '&[data-size=caption]': { font: vars.typography.caption },
    '&[data-tone=secondary]': { color: vars.text.secondary },
    '&[data-tone=tertiary]': { color: vars.text.tertiary },
    '&[data-tone=danger]': { color: vars.status.danger.text },
    '&[data-strong]': { fontWeight: vars.font.weight.semibold },
    '&[data-cut]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export const heading = part({
  color: vars.text.primary,
  textWrap: 'balance',
  selectors: {
    '&[data-size=display]': { font: vars.typography.display },
    '&[data-size="1"]': { font: vars.typography.h1 },
    '&[data-size="2"]': { font: vars.typography.h2 },
    '&[data-size="3"]': { font: vars.typography.h3 },
    '&[data-size="4"]': { font: vars.typography.h4 },
  },
  '@media': { [below.sm]: { selectors: { '&[data-size="2"]': { fontSize: vars.font.size['24'] } } } },
});
