import { createVar } from '@vanilla-extract/css';
import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const ink = createVar();
const ground = createVar();
const edge = createVar();
const kind = (name: 'info' | 'success' | 'warning' | 'danger') => {
  const { text, bg, border } = vars.status[name];
  return { vars: { [ink]: text, [ground]: bg, [edge]: border } };
};

export const alert = part({
  display: 'grid',
  gridTemplateColumns: `${vars.size.icon.lg} minmax(0, 1fr) auto`,
  gap: `${vars.space['1']} ${vars.space['4']}`,
  alignItems: 'start',
  paddingBlock: vars.space['5'],
  paddingInline: vars.density.panel,
  border: `${hair} ${edge}`,
  borderRadius: vars.radius.md,
  background: ground,
  color: vars.text.primary,
  font: vars.typography.body,
  fontSize: vars.density.font,
  selectors: {
    '&[data-kind=info]': kind('info'),
    '&[data-kind=success]': kind('success'),
    '&[data-kind=warning]': kind('warning'),
    '&[data-kind=danger]': kind('danger'),
  },
  '@media': {
    [below.sm]: { paddingInline: vars.space['5'] },
    [forcedColors]: { borderColor: 'CanvasText' },
  },
});
export const glyph = part({ color: ink });
export const words = part({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: englishLines,
});
export const title = part({ fontWeight: vars.font.weight.semibold, color: ink });
inPart(`${title} + *`, { marginBlockStart: vars.space['1'] });
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  marginBlockStart: vars.space['4'],
});
export const close = part({
  marginBlock: `calc(-1 * ${vars.space['3']})`,
  '@media': { '(pointer: coarse)': { marginBlock: `calc(-1 * ${vars.space['5']})` } },
});
