import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { frozenPlaces, rowHeight, tracks } from './sheet.css.ts';

export const line = part({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: tracks,
  blockSize: rowHeight,
  contain: 'strict',
});

// A browser lets cells inherit `vertical-align`, which has all of them styled anew with a row that changes its place.
const ownAlign = { verticalAlign: 'baseline' } as const;

export const number = part({
  ...ownAlign,
  blockSize: rowHeight,
  lineHeight: rowHeight,
  padding: 0,
  background: vars.surface.sunken,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  borderInlineEnd: `${hair} ${vars.border.default}`,
  color: vars.text.secondary,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size['11'],
  fontWeight: vars.font.weight.regular,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    ...frozenPlaces,
    'tr[data-state=new] > &': { color: vars.pen.text, background: vars.pen.bg, fontWeight: vars.font.weight.semibold },
  },
});
inPart(`${number} > svg`, { display: 'inline-block', verticalAlign: '-2px', marginInlineEnd: vars.space['1'] });

// A cell has a layer and a clip of its own only where it needs them: hundreds of them cost more than the text that they hold.
export const cell = part({
  ...ownAlign,
  blockSize: rowHeight,
  lineHeight: rowHeight,
  paddingBlock: 0,
  paddingInline: vars.space['4'],
  whiteSpace: 'nowrap',
  textAlign: 'start',
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
  borderInlineEnd: `${hair} ${vars.border.subtle}`,
  color: vars.text.primary,
  fontWeight: vars.font.weight.regular,
  cursor: 'cell',
  outlineOffset: '-2px',
  selectors: {
    '&[data-long]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[data-changed], &[data-active], &[data-corner]': { position: 'relative' },
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-mono]': { fontFamily: vars.font.family.mono },
    '&[data-empty]': { color: vars.text.tertiary },
    '&[data-fixed]': { background: vars.surface.canvas, color: vars.text.secondary },
    // What a person wrote, and nobody has published.
    '&[data-changed]': { background: vars.pen.bg, color: vars.pen.text, fontWeight: vars.font.weight.semibold },
    '&[aria-selected=true]': { background: vars.surface.selected },
    // What the machine found.
    '&[data-clash]': {
      background: vars.mark.bgSoft,
      boxShadow: `inset 0 -2px ${vars.mark.line}`,
      color: vars.text.typed,
    },
    '&[aria-invalid=true]': {
      background: vars.status.danger.bg,
      boxShadow: `inset 0 0 0 1px ${vars.status.danger.solid}`,
      color: vars.status.danger.text,
      fontWeight: vars.font.weight.medium,
    },
    '&[data-fill]': { boxShadow: `inset 0 0 0 1px ${vars.border.selected}` },
    'tr[data-state=removed] > &': { color: vars.text.secondary, textDecoration: 'line-through' },
    '&[data-active]': { outline: `2px solid ${vars.border.selected}` },
    '&[data-active]:focus-visible': { outline: `2px solid ${vars.border.focus}` },
    ...frozenPlaces,
    // The corner that the pen has turned.
    '&[data-changed]::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      inlineSize: '7px',
      blockSize: '7px',
      background: `linear-gradient(to bottom left, ${vars.pen.solid} 50%, transparent 50%)`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [forcedColors]: {
      borderBlockEnd: '1px solid CanvasText',
      selectors: {
        '&[aria-selected=true]': { outline: '1px solid Highlight' },
        '&[data-active]': { outline: '3px solid Highlight' },
        '&[data-changed]': { fontWeight: vars.font.weight.bold },
        '&[aria-invalid=true], &[data-clash]': { border: '2px dashed CanvasText' },
      },
    },
  },
});
inPart(`${cell}:dir(rtl)[data-changed]::after`, { scale: '-1 1' });

export const editor = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  paddingInline: vars.space['4'],
  border: 0,
  borderRadius: 0,
  outline: `2px solid ${vars.border.focus}`,
  outlineOffset: '-2px',
  background: vars.surface.default,
  color: vars.text.primary,
  font: 'inherit',
  userSelect: 'text',
  selectors: {
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-mono]': { fontFamily: vars.font.family.mono },
    '&[aria-invalid=true]': { outlineColor: vars.status.danger.solid },
  },
});

/** Drawn down or across, it fills; a finger takes the words in the foot. */
export const handle = part({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: 1,
  inlineSize: '8px',
  blockSize: '8px',
  background: vars.border.selected,
  borderBlockStart: `${hair} ${vars.surface.default}`,
  borderInlineStart: `${hair} ${vars.surface.default}`,
  cursor: 'crosshair',
  '@media': { '(pointer: coarse), print': { display: 'none' } },
});
