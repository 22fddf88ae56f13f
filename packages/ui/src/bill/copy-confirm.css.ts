import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const number = screenPart({
  font: vars.typography.code,
  fontSize: vars.font.size['14'],
  fontFeatureSettings: '"zero" 1',
});

export const body = screenPart({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minBlockSize: 0 });
/** The content of a tab fills what is left and scrolls by itself. */
export const panel = screenPart({ overflow: 'hidden' });
export const state = screenPart({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  padding: vars.space['9'],
  background: vars.surface.sunken,
});

/** Why it cannot be confirmed; stands before the buttons. */
export const reason = screenPart({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  marginInlineEnd: 'auto',
  font: vars.typography.dense,
  color: vars.text.secondary,
  textWrap: 'pretty',
  '@media': { [below.sm]: { inlineSize: '100%' } },
});
// Both buttons grow from a third of the width. From nothing, one with a spinner, which has smaller insets, would end narrower.
export const decision = screenPart({ '@media': { [below.sm]: { flex: '1 1 34%' } } });
/** Where the review puts its tools. */
export const slot = screenPart({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });
