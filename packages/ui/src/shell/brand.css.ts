import { inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const brand = screenPart({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minInlineSize: 0,
  color: vars.text.primary,
  borderRadius: vars.radius.sm,
  selectors: { '&[data-small]': { gap: vars.space['4'] } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch } },
});
export const words = screenPart({ minInlineSize: 0 });
export const name = screenPart({
  display: 'block',
  fontSize: vars.font.size['16'],
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[data-small] &': { fontSize: vars.font.size['15'] } },
});
export const tagline = screenPart({
  display: 'block',
  // Latin only: a Chinese house leaves it out or writes it in English, as on a ship's stern.
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.25,
  letterSpacing: '.9px',
  textTransform: 'uppercase',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
});
inScreen('[data-theme=dark] [data-ground=light], :root:not([data-theme=dark]) [data-ground=dark]', { display: 'none' });
