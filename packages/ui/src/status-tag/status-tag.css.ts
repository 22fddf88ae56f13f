import { createVar } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const ink = createVar();
const ground = createVar();
const edge = createVar();
const tone = (text: string, bg: string, border: string) => ({ vars: { [ink]: text, [ground]: bg, [edge]: border } });
const status = (name: keyof typeof vars.status) => {
  const { text, bg, border } = vars.status[name];
  return tone(text, bg, border);
};

export const tag = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  flex: 'none',
  blockSize: vars.component.tag.height,
  paddingInline: `${vars.space['3']} ${vars.space['4']}`,
  border: `${hair} ${edge}`,
  borderRadius: vars.component.tag.radius,
  background: ground,
  color: ink,
  font: vars.typography.caption,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: {
    '&:not([data-tone])': status('neutral'),
    '&[data-tone=neutral]': status('neutral'),
    '&[data-tone=info]': status('info'),
    '&[data-tone=success]': status('success'),
    '&[data-tone=warning]': status('warning'),
    '&[data-tone=danger]': status('danger'),
    '&[data-tone=pen]': tone(vars.pen.text, vars.pen.bg, vars.pen.border),
    '&[data-tone=mark]': tone(vars.mark.label, vars.mark.bgSoft, vars.mark.line),
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inPart(`${tag} [data-ink=cut]`, { stroke: ground });
