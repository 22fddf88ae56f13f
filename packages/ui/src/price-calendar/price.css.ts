import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

/** Below this width of the calendar a cell has room for six figures. */
export const narrow = '(max-inline-size: 620px)';

export const figure = part({
  fontSize: vars.font.size['14'],
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { fontSize: vars.font.size['12'] } },
});
export const whole = part({ '@container': { [narrow]: { display: 'none' } } });
/** `12.31万`: narrow letters and no gap, so that a cell keeps air at both ends. */
export const short = part({
  display: 'none',
  fontStretch: '85%',
  '@container': { [narrow]: { display: 'inline' } },
  ...({ textAutospace: 'no-autospace' } as object),
});

export const mark = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  font: vars.typography.caption,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone=lowest]': {
      paddingInline: vars.space['2'],
      borderRadius: vars.radius.xs,
      background: vars.mark.bg,
      color: vars.mark.text,
      fontWeight: vars.font.weight.medium,
    },
    '&[data-tone=full]': { color: vars.text.secondary },
    '&[data-tone=left]': { color: vars.status.warning.text },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-tone=lowest]': { forcedColorAdjust: 'none', background: 'Mark', color: 'MarkText' } },
    },
  },
});

export const trouble = part({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon.md} minmax(0, 1fr)`,
  gap: vars.space['4'],
  padding: `${vars.space['4']} ${vars.space['5']}`,
  border: `${hair} ${vars.status.danger.border}`,
  borderRadius: vars.radius.sm,
  background: vars.status.danger.bg,
  color: vars.status.danger.text,
  font: vars.typography.dense,
});
inPart(`${trouble} > svg`, { marginBlockStart: '1px' });
