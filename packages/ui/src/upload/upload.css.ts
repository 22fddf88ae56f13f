import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const zone = part({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['5'],
  paddingBlock: vars.density.gap,
  paddingInline: vars.space['6'],
  border: `${vars.borderWidth.hair} dashed ${vars.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.surface.default,
  font: vars.typography.body,
  color: vars.text.primary,
  transition: `background ${vars.transition.control}, border-color ${vars.transition.control}`,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.border.selected,
      background: vars.surface.selected,
    },
    '&[data-invalid]': {
      borderStyle: 'solid',
      borderColor: vars.component.field.borderInvalid,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.component.field.borderInvalid}`,
    },
    '&:has(> :focus-visible)': {
      borderStyle: 'solid',
      borderColor: vars.border.focus,
      outline: vars.component.focus.ring,
      outlineOffset: '-1px',
    },
    '&[data-closed]': { background: vars.surface.sunken, borderColor: vars.border.default },
    '&:has(> :disabled)': {
      background: vars.surface.disabled,
      borderColor: vars.border.default,
      color: vars.text.disabled,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-invalid]': { borderWidth: vars.borderWidth.strong },
        '&[data-over]': { borderColor: 'Highlight' },
        '&:has(> :disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
/** As wide as the arrow, whatever stands in it. */
export const glyph = part({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: vars.size.icon.lg });
inPart(`${zone}[data-closed] > ${glyph}`, { color: vars.text.tertiary });

export const words = part({
  display: 'grid',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: englishLines,
});
export const ask = part({ fontWeight: vars.font.weight.medium });
export const rule = part({
  font: vars.typography.caption,
  color: vars.text.secondary,
  selectors: { [`${zone}:has(> :disabled) &`]: { color: 'inherit' } },
});

/** Over the whole zone, so that a press anywhere opens the browser's own choice of files. */
export const input = part({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { cursor: 'pointer' },
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
  },
});

export const none = part({ font: vars.typography.body, color: vars.text.tertiary });
export const files = part({ display: 'grid', gap: vars.space['3'] });
export const row = part({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: '10px',
  minBlockSize: vars.density.control,
  paddingBlock: '3px',
  paddingInline: `${vars.space['5']} ${vars.space['2']}`,
  border: `${hair} ${vars.border.subtle}`,
  borderRadius: vars.radius.sm,
  background: vars.surface.default,
  font: vars.typography.body,
  color: vars.text.primary,
  selectors: { '&[data-status=error]': { borderColor: vars.status.danger.border } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inPart(`${row} [data-remove]:focus-visible`, { outlineOffset: 0 });
inPart(`${row} > svg`, { color: vars.text.secondary });
inPart(`${row}[data-status=done] > svg`, { color: vars.status.success.text });
inPart(`${row}[data-status=error] > svg`, { color: vars.status.danger.text });

export const name = part({ display: 'flex', minInlineSize: 0, whiteSpace: 'pre' });
export const head = part({ flex: '0 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const tail = part({ flex: 'none' });

export const side = part({ display: 'flex', alignItems: 'center', gap: '10px' });
export const meta = part({
  display: 'flex',
  alignItems: 'center',
  font: vars.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.tertiary,
});
export const retry = part({ font: vars.typography.dense });
export const failure = part({
  gridColumn: '2 / -1',
  marginBlockEnd: vars.space['2'],
  paddingInlineEnd: vars.space['4'],
  font: vars.typography.caption,
  color: vars.status.danger.text,
  overflowWrap: 'anywhere',
});

/** The lower edge of the row fills as the file goes. */
export const bar = part({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-1px',
  inlineSize: '100%',
  blockSize: '2px',
  appearance: 'none',
  border: 0,
  background: 'transparent',
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: vars.status.info.solid },
    '&::-moz-progress-bar': { background: vars.status.info.solid },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});
