import { below, forcedColors, inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const { steel } = vars.component;

export const footer = screenPart({
  flex: 'none',
  marginBlockStart: vars.space['13'],
  background: steel.frame,
  color: steel.text,
  font: vars.typography.body,
  '@media': { print: { display: 'none' }, [forcedColors]: { borderBlockStart: '2px solid CanvasText' } },
});
export const side = screenPart({
  blockSize: 92,
  borderBlock: `6px solid ${steel.casting}`,
  overflow: 'hidden',
});
export const marking = screenPart({
  paddingBlockStart: 9,
  font: vars.typography.marking,
  fontSize: 26,
  lineHeight: 1.34,
  letterSpacing: 2,
  textAlign: 'end',
  color: steel.text,
});
export const digit = screenPart({
  display: 'inline-block',
  lineHeight: 1.05,
  fontWeight: 'inherit',
  paddingInline: 4,
  marginInlineStart: 4,
  border: '2px solid currentColor',
});

export const grid = screenPart({
  display: 'grid',
  gridTemplateColumns: '300px repeat(auto-fit, minmax(140px, 1fr))',
  gap: vars.space['9'],
  paddingBlock: `${vars.space['10']} ${vars.space['9']}`,
  '@media': { [below.md]: { gridTemplateColumns: '1fr 1fr', gap: vars.space['8'] } },
});
export const about = screenPart({ '@media': { [below.md]: { gridColumn: '1 / -1' } } });
// The brand's own colours are for paper; here it stands on steel.
inScreen(`${about} > a, ${about} > a *`, {
  color: steel.textStrong,
  '@media': { [forcedColors]: { color: 'inherit' } },
});

export const lead = screenPart({
  marginBlock: `14px ${vars.space['6']}`,
  maxInlineSize: '34ch',
  lineHeight: 1.6,
  color: steel.textQuiet,
});
export const hotlineLabel = screenPart({ display: 'block', fontSize: vars.font.size['12'], color: steel.textQuiet });
export const hotlineNumber = screenPart({
  fontSize: vars.font.size['20'],
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const heading = screenPart({ marginBlockEnd: vars.space['4'], fontWeight: vars.font.weight.semibold });
export const link = screenPart({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: 30,
  color: steel.textQuiet,
  borderRadius: vars.radius.xs,
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { color: steel.textStrong, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.action.accent.bg },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
/** Codes stay dark on light: a phone reads no others. */
export const codes = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['5'],
  '@media': { [below.md]: { gridColumn: '1 / -1' } },
});
export const code = screenPart({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space['3'],
  fontSize: vars.font.size['12'],
  color: steel.textQuiet,
});
inScreen(`${code} > img`, { inlineSize: 84, blockSize: 84, objectFit: 'contain' });
// Three of them beside each other where a grid has room for its columns.
inScreen(`${codes}:has(> :nth-child(3))`, {
  gridColumn: 'span 2',
  justifyContent: 'end',
  '@media': { [below.md]: { gridColumn: '1 / -1', justifyContent: 'start' } },
});

/** The lines that lead away from the house. */
export const away = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['8']}`,
  borderBlockStart: `1px solid ${steel.rule}`,
});
export const logo = screenPart({ blockSize: 22, maxInlineSize: 140, objectFit: 'contain' });
export const partners = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['8']}`,
  paddingBlock: vars.space['4'],
  fontSize: vars.font.size['13'],
  color: steel.textQuiet,
});
export const legal = screenPart({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['8']}`,
  paddingBlock: `${vars.space['6']} ${vars.space['8']}`,
  borderBlockStart: `1px solid ${steel.rule}`,
  fontSize: vars.font.size['12'],
  color: steel.textQuiet,
});
