import { hair } from '../theme/hair.ts';
import { forcedColors, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

export const avatar = part({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  overflow: 'hidden',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.surface.selected,
  color: vars.text.link,
  font: vars.typography.caption,
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
  selectors: {
    '&[data-size=lg]': { inlineSize: vars.space['10'], blockSize: vars.space['10'], fontSize: vars.font.size['16'] },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const picture = part({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
