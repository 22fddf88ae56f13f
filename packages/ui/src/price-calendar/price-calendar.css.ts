import * as parts from '../date-picker/month.ts';
import { hair } from '../theme/hair.ts';
import { appear } from '../theme/motion.css.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { figure, mark, narrow } from './price.css.ts';

/** Asks its own width, not the page's: it may stand beside a list of rates. */
export const root = part({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  font: vars.typography.body,
  color: vars.text.primary,
});

export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space['2']} ${vars.space['4']}`,
});
export const label = part({ font: vars.typography.h4 });
export const unit = part({ font: vars.typography.caption, color: vars.text.secondary });
export const aside = part({ marginInlineStart: 'auto' });

const months = part({ position: 'relative' });
const nav = part(parts.nav);
const step = part({
  ...parts.step(vars.surface.hover),
  border: `${hair} ${vars.border.default}`,
  background: vars.surface.default,
});
const caption = part(parts.caption);

const grid = part({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});
// Over what it heads: days that begin at the left, or stand in the middle of a narrow cell.
const weekday = part({
  ...parts.weekday,
  paddingInline: vars.space['4'],
  textAlign: 'start',
  '@container': { [narrow]: { paddingInline: 0, textAlign: 'center' } },
});

// The lines between the days, drawn by each day at its end and below it; the outer ones by the first row and column.
const LINE = `${hair} ${vars.border.default}`;
const week = part({});
const cell = part({
  padding: 0,
  borderInlineEnd: LINE,
  borderBlockEnd: LINE,
  background: vars.surface.default,
  selectors: {
    '&:first-child': { borderInlineStart: LINE },
    [`${week}:first-child > &`]: { borderBlockStart: LINE },
    [`${week}:first-child > &:first-child`]: { borderStartStartRadius: vars.radius.sm },
    [`${week}:first-child > &:last-child`]: { borderStartEndRadius: vars.radius.sm },
    [`${week}:last-child > &:first-child`]: { borderEndStartRadius: vars.radius.sm },
    [`${week}:last-child > &:last-child`]: { borderEndEndRadius: vars.radius.sm },
    '&[data-hidden]': { background: 'none' },
  },
});

export const content = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: `calc(${vars.density.control} + 28px)`,
  padding: `${vars.space['3']} ${vars.space['4']}`,
  textAlign: 'start',
  selectors: {
    '&[data-none]': { background: vars.surface.sunken, color: vars.text.tertiary },
    '&[data-lowest]': { boxShadow: `inset 0 -3px 0 ${vars.action.accent.bg}` },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      justifyItems: 'center',
      // Keeps the lowest text away from the bar at the foot of the cell.
      padding: `${vars.space['1']} 0 ${vars.space['3']}`,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-lowest]': { borderBlockEnd: '3px solid Highlight' } } },
  },
});
// A week that is over has nothing to show.
inPart(`${week}:not(:has(${content}:not([data-past]))) ${content}`, {
  minBlockSize: '30px',
  paddingBlock: vars.space['2'],
});
export const number = part({
  font: vars.typography.dense,
  color: vars.text.secondary,
  selectors: { [`${content}[data-none] > &`]: { color: vars.text.tertiary } },
});
inPart(`${content} > ${figure}`, { gridArea: '2 / 1 / 3 / 3', alignSelf: 'end' });
inPart(`${content}[data-full] > ${figure}`, {
  color: vars.text.tertiary,
  fontWeight: vars.font.weight.regular,
  textDecorationLine: 'line-through',
});
inPart(`${content} > ${mark}`, { gridArea: '1 / 2', alignSelf: 'start' });
inPart(`${content} > ${figure}`, { '@container': { [narrow]: { gridArea: '2 / 1', alignSelf: 'center' } } });
inPart(`${content} > ${mark}`, { '@container': { [narrow]: { gridArea: '3 / 1', paddingInline: vars.space['1'] } } });
inPart(`${mark} > svg`, { '@container': { [narrow]: { display: 'none' } } });

/** Where the price will stand; after 300 ms, as every skeleton. */
export const waiting = part({
  gridColumn: '1 / -1',
  alignSelf: 'end',
  inlineSize: '56%',
  marginBlockEnd: vars.space['2'],
  animation: `${appear} 300ms linear 300ms backwards`,
});

const day = part({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:focus-visible': { zIndex: 1, outlineOffset: '-2px' },
  },
});
inPart(`${cell}[data-today] > ${day} ${number}`, {
  color: vars.text.primary,
  fontWeight: vars.font.weight.semibold,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
});
const selected = part({});
inPart(`${day}:not([aria-disabled=true]):hover ${content}`, { background: vars.surface.hover });
inPart(`${selected} > ${day} ${content}`, {
  background: vars.action.primary.bg,
  color: vars.action.primary.text,
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
inPart(`${selected} > ${day} ${number}`, { color: 'inherit' });
inPart(`${selected} > ${day} ${mark}:not([data-tone=lowest])`, { color: 'inherit' });

export const classes = {
  months,
  nav,
  button_previous: step,
  button_next: step,
  month_caption: caption,
  month_grid: grid,
  weekday,
  week,
  day: cell,
  day_button: day,
  selected,
};

/** The day under the pointer or the focus in words, else the chosen one. */
export const line = part({
  minBlockSize: '1.43em',
  font: vars.typography.dense,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
