import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { opened } from '../theme/raised.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import * as parts from './month.ts';

const ROW = '32px';
// Mixed with what lies below instead of a surface token: in the dark theme those are darker than the layer of the calendar.
const BAND = `color-mix(in oklab, ${vars.border.selected} 14%, transparent)`;
const BAND_HOVER = `color-mix(in oklab, ${vars.border.selected} 26%, transparent)`;

export const layer = part({
  ...opened,
  inlineSize: 'clamp(280px, var(--radix-popover-trigger-width), 340px)',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: '10px',
  animation: `${appear} ${vars.duration.fast} ${vars.easing.enter}`,
  selectors: {
    '&[data-months="2"]': { inlineSize: '612px' },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    ...opened['@media'],
    '(pointer: coarse)': {
      inlineSize: '336px',
      selectors: { '&[data-months="2"]': { inlineSize: '672px' } },
    },
  },
});

const months = part({ position: 'relative', display: 'flex', gap: vars.space['8'] });
const month = part({ flex: '1 1 0', minInlineSize: 0 });

const nav = part(parts.nav);
const step = part(parts.step(vars.surface.pressed));
const caption = part(parts.caption);

const grid = part({ inlineSize: '100%', tableLayout: 'fixed', textAlign: 'center' });
const weekday = part(parts.weekday);

const cell = part({ padding: 0 });
const day = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: ROW,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size['13'],
  selectors: {
    '&:hover': { background: vars.surface.pressed },
    '&:focus-visible': { zIndex: 1 },
    [`${cell}[data-outside] > &`]: { color: vars.text.tertiary },
    [`${cell}[data-today] > &`]: { boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.border.control}` },
    '&:is(:disabled, [aria-disabled=true])': {
      background: 'none',
      color: vars.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(pointer: coarse)': { blockSize: vars.size.touch },
    [forcedColors]: {
      selectors: { [`${cell}[data-today] > &`]: { border: `${hair} CanvasText` } },
    },
  },
});

const chosen = {
  background: vars.action.primary.bg,
  color: vars.action.primary.text,
  fontWeight: vars.font.weight.semibold,
} as const;

const selected = part({});
const middle = part({});
const start = part({});
const end = part({});
const marked = part({});
const reach = part({});

inPart(`${selected}:not(${middle}) > ${day}`, {
  ...chosen,
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
// Between the two ends a band without gaps.
inPart(`:is(${middle}, ${reach}:not(${selected})):not([data-hidden])`, { background: BAND });
inPart(`:is(${middle}, ${reach}:not(${selected})) > ${day}`, { borderRadius: vars.radius.none });
inPart(`:is(${middle}, ${reach}) > ${day}:hover`, { background: BAND_HOVER });
inPart(`${middle} > ${day}`, {
  '@media': { [forcedColors]: { borderBlock: `${vars.borderWidth.strong} solid Highlight` } },
});
inPart(`${reach}:not(${selected}) > ${day}`, {
  '@media': { [forcedColors]: { borderBlock: `${vars.borderWidth.strong} dashed Highlight` } },
});
inPart(`${start}:not(${end}) > ${day}`, { borderStartEndRadius: 0, borderEndEndRadius: 0 });
inPart(`${end}:not(${start}) > ${day}`, { borderStartStartRadius: 0, borderEndStartRadius: 0 });

inPart(`${marked} > ${day}::after`, {
  content: '""',
  position: 'absolute',
  insetBlockEnd: '3px',
  inlineSize: vars.space['2'],
  blockSize: vars.space['2'],
  borderRadius: vars.radius.full,
  background: vars.action.accent.bg,
  outline: `${hair} ${vars.mark.line}`,
  '@media': {
    '(pointer: coarse)': { insetBlockEnd: '8px' },
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Mark', outlineColor: 'MarkText' },
  },
});
// The chosen day has the accent's background in both themes, so the ring of its dot has the accent's text colour.
inPart(`${selected}:not(${middle}) > ${day}::after`, { outlineColor: vars.action.accent.text });

export const classes = {
  months,
  month,
  nav,
  button_previous: step,
  button_next: step,
  month_caption: caption,
  month_grid: grid,
  weekday,
  day: cell,
  day_button: day,
  selected,
  range_start: start,
  range_middle: middle,
  range_end: end,
  marked,
  reach,
};

export const note = part({
  marginBlockStart: vars.space['4'],
  font: vars.typography.caption,
  color: vars.text.tertiary,
});

export const presets = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  marginBlockStart: vars.space['5'],
});
export const preset = part({
  minBlockSize: '28px',
  paddingInline: vars.space['4'],
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.sm,
  font: vars.typography.caption,
  color: vars.text.secondary,
  transition: `background ${vars.transition.control}`,
  selectors: {
    '&:hover': { background: vars.surface.pressed, color: vars.text.primary },
    '&[aria-pressed=true]': {
      borderColor: vars.border.focus,
      background: vars.surface.selected,
      color: vars.text.primary,
      fontWeight: vars.font.weight.semibold,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch, paddingInline: vars.space['5'] },
    [forcedColors]: {
      selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight', borderWidth: vars.borderWidth.strong } },
    },
  },
});
