import { part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const stat = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space['7'],
  alignContent: 'start',
  alignItems: 'end',
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const name = part({ gridColumn: '1 / -1', font: vars.typography.label, color: vars.text.secondary });
export const trend = part({ display: 'grid', gridColumn: 2, paddingBlockEnd: vars.space['2'] });
/** Never cut: where it does not fit, the unit goes to a second line. */
export const figure = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
  minBlockSize: '36px',
  font: vars.typography.figure,
  color: vars.text.primary,
  selectors: { [`&:not(:has(+ ${trend}))`]: { gridColumn: '1 / -1' } },
});
export const unit = part({ font: vars.typography.label, color: vars.text.secondary });
export const change = part({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  minBlockSize: vars.space['8'],
  font: vars.typography.caption,
  color: vars.text.secondary,
});
export const amount = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontWeight: vars.font.weight.medium,
  color: vars.text.primary,
  selectors: {
    '&[data-tone=good]': { color: vars.status.success.text },
    '&[data-tone=bad]': { color: vars.status.danger.text },
  },
});
export const note = part({ gridColumn: '1 / -1', font: vars.typography.caption, color: vars.text.tertiary });

/** As high as the figure and the change to come. */
export const waiting = part({ gridColumn: '1 / -1' });
export const waitingFigure = part({
  blockSize: '24px',
  marginBlockStart: vars.space['3'],
  selectors: { '&&&': { inlineSize: '104px' } },
});
export const waitingChange = part({ marginBlockEnd: vars.space['2'], selectors: { '&&&': { inlineSize: '72px' } } });
