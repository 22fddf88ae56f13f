import { below, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const content = screenPart({
  inlineSize: `min(${vars.size.content}, 100% - ${vars.space['11']})`,
  marginInline: 'auto',
  '@media': { [below.sm]: { inlineSize: `calc(100% - ${vars.space['9']})` } },
});

/** Takes no place of its own in the grid of a shell. */
export const skipFrame = screenPart({ position: 'absolute' });
export const skip = screenPart({
  position: 'fixed',
  insetBlockStart: vars.space['4'],
  insetInlineStart: vars.space['4'],
  zIndex: vars.z.tooltip,
  padding: `${vars.space['4']} ${vars.space['6']}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.inverse,
  color: vars.text.inverse,
  font: vars.typography.body,
  selectors: { '&:not(:focus)': { insetBlockStart: `calc(${vars.space['14']} * -1)` } },
});

export const site = screenPart({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.surface.canvas,
});
export const main = screenPart({ flex: '1 0 auto', outline: 'none' });

export const section = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space['8'],
  marginBlockEnd: '28px',
  selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [below.lg]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] } },
});
export const sectionTitle = screenPart({
  font: vars.typography.h2,
  textWrap: 'balance',
  selectors: { '&:lang(en)': { letterSpacing: '-.3px' } },
  '@media': { [below.sm]: { fontSize: vars.font.size['24'] } },
});
export const sectionLead = screenPart({
  justifySelf: 'end',
  maxInlineSize: '46ch',
  lineHeight: vars.font.leading.text,
  color: vars.text.secondary,
  '@media': { [below.lg]: { justifySelf: 'start' } },
});
