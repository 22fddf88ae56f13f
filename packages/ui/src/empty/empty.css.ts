import { hair } from '../theme/hair.ts';
import { below, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const state = part({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['4'],
  maxInlineSize: vars.size.field.lg,
  marginInline: 'auto',
  paddingBlock: vars.space['9'],
  paddingInline: vars.space['6'],
  textAlign: 'center',
  // Instead of a page: the picture beside what it says, on a ground of its own.
  selectors: {
    '&[data-layout=wide]': {
      gridTemplateColumns: 'minmax(0, 320px) minmax(0, 480px)',
      justifyContent: 'start',
      alignItems: 'center',
      gap: vars.space['11'],
      maxInlineSize: 'none',
      padding: vars.space['11'],
      border: `${hair} ${vars.border.default}`,
      borderRadius: vars.radius.md,
      background: vars.surface.selected,
      textAlign: 'start',
    },
  },
  '@media': {
    [below.md]: {
      selectors: {
        '&[data-layout=wide]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: vars.space['8'],
          padding: vars.space['8'],
        },
      },
    },
  },
});
inPart(`${state}[data-layout=wide] > svg`, { inlineSize: '100%', blockSize: 'auto' });
export const words = part({ display: 'grid', justifyItems: 'start', gap: vars.space['4'] });
export const title = part({
  font: vars.typography.h4,
  textWrap: 'balance',
  selectors: { [`${words} > &`]: { font: vars.typography.h2 } },
});
export const reason = part({
  font: vars.typography.dense,
  color: vars.text.secondary,
  // Centred, its lines are of one length.
  textWrap: 'balance',
  selectors: { [`${words} > &`]: { font: vars.typography.body, textWrap: 'pretty' } },
});
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['4'],
  marginBlockStart: vars.space['3'],
  selectors: { [`${words} > &`]: { justifyContent: 'start', alignItems: 'center', marginBlockStart: vars.space['5'] } },
});
