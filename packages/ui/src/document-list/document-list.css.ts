import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const documentList = part({ minInlineSize: 0, color: vars.text.primary });
export const table = part({ inlineSize: '100%', borderCollapse: 'collapse', font: vars.typography.dense });
inPart(`${table} :is(th, td)`, {
  paddingBlock: vars.space['3'],
  paddingInline: `0 ${vars.space['4']}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  font: 'inherit',
  '@media': { [below.md]: { padding: 0 } },
});
export const columns = part({
  color: vars.text.secondary,
  '@media': {
    // Each cell says its column there.
    [below.md]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const row = part({
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  selectors: { '&[data-older]': { background: vars.surface.sunken } },
  '@media': {
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.space['2']} ${vars.space['4']}`,
      paddingBlock: vars.space['4'],
    },
  },
});
export const kind = part({});
inPart(`${table} ${kind}`, { fontWeight: vars.font.weight.semibold });
export const quiet = part({ color: vars.text.secondary, fontWeight: vars.font.weight.regular });
export const file = part({
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  '@media': { [below.md]: { gridColumn: '1 / -1' } },
});
export const version = part({ fontVariantNumeric: 'tabular-nums' });
export const uploaded = part({ color: vars.text.secondary, '@media': { [below.md]: { gridColumn: '1 / -1' } } });
inPart(`${row} > td[data-label]::before`, {
  '@media': {
    [below.md]: {
      content: 'attr(data-label)',
      marginInlineEnd: vars.space['3'],
      font: vars.typography.caption,
      color: vars.text.secondary,
    },
  },
});
export const seen = part({ display: 'block', font: vars.typography.caption });
export const state = part({ whiteSpace: 'nowrap' });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  '@media': { [below.md]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
});
inPart(`${actions} > *`, { '@media': { [below.md]: { minBlockSize: vars.size.touch } } });
export const empty = part({ font: vars.typography.dense, color: vars.text.secondary });
