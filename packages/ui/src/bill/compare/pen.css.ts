import { printed } from '../../text-area/text-area.css.ts';
import { hair } from '../../theme/hair.ts';
import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

/** What a person writes on the bill is magenta. */
export const pen = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['4']} 10px 10px`,
  border: `${hair} ${vars.pen.border}`,
  borderRadius: vars.radius.sm,
  background: vars.pen.bg,
});
export const waiver = screenPart({
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['4']} 10px 10px`,
  border: `${hair} ${vars.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.sunken,
});
export const penHead = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  selectors: { [`${pen} > &`]: { color: vars.pen.text } },
});
inScreen(`${penHead} > b`, { fontWeight: vars.font.weight.semibold });
inScreen(`${penHead} > span`, { font: vars.typography.caption, color: vars.text.secondary });
export const penGrid = screenPart({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(150px, 1fr)',
  gap: '10px',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
inScreen(`${penGrid} > *`, { maxInlineSize: 'none' });
// On a phone text and reason stand under one another, both as wide as the card.
inScreen(`${penGrid} > *, ${penGrid} ${printed}`, {
  '@media': { [below.sm]: { inlineSize: '100%' } },
});
export const penSide = screenPart({ display: 'grid', alignContent: 'start', gap: vars.space['4'] });
export const passes = screenPart({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['3'],
  font: vars.typography.caption,
  color: vars.status.success.text,
});
inScreen(`${passes} > svg`, { flex: 'none', translate: '0 2px' });
inScreen(`${pen} button[data-solid]`, {
  background: vars.pen.solid,
  borderColor: 'transparent',
  color: vars.pen.onSolid,
  '@media': { [forcedColors]: { borderColor: 'ButtonText' } },
});

export const thread = screenPart({ display: 'grid', gap: vars.space['4'] });
export const entry = screenPart({ display: 'flex', gap: '10px', lineHeight: 1.55 });
inScreen(`${entry} > div`, { minInlineSize: 0 });
inScreen(`${entry} p`, { overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const when = screenPart({ color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums' });
export const mono = screenPart({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['12'],
  fontFeatureSettings: '"zero" 1',
});
export const penned = screenPart({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['12'],
  fontFeatureSettings: '"zero" 1',
  fontWeight: vars.font.weight.semibold,
  color: vars.pen.text,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  marginInlineEnd: vars.space['4'],
});
export const why = screenPart({
  display: 'inline-block',
  fontSize: vars.font.size['12'],
  color: vars.text.secondary,
});

export const failure = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: `${vars.space['2']} ${vars.space['2']} ${vars.space['2']} 10px`,
  border: `${hair} ${vars.status.danger.border}`,
  borderRadius: vars.radius.sm,
  background: vars.status.danger.bg,
  color: vars.status.danger.text,
});
inScreen(`${failure} > button`, { marginInlineStart: 'auto' });

/** One row in place of many cards that are folded, such as differences in form only; a press shows them. */
export const fold = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: '36px',
  padding: `${vars.space['3']} ${vars.space['5']}`,
  border: `${vars.borderWidth.hair} dashed ${vars.border.control}`,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.text.secondary,
  font: 'inherit',
  textAlign: 'start',
  textWrap: 'pretty',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.hover, color: vars.text.primary } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const clear = screenPart({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['10'],
  color: vars.status.success.text,
  textAlign: 'center',
});
inScreen(`${clear} > b`, {
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});
inScreen(`${clear} > span`, { color: vars.text.secondary });

export const sameHead = screenPart({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  color: vars.status.success.text,
});
inScreen(`${sameHead} > small`, { fontSize: vars.font.size['12'], color: vars.text.secondary });
