import { createVar, keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { below, forcedColors, lessMotion, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const away = createVar();
const enter = keyframes({ from: { translate: away } });
const leave = keyframes({ to: { translate: away } });

export const drawer = part({
  vars: { [away]: '100% 0' },
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.z.modal,
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: `calc(100vw - ${vars.space['11']})`,
  overflow: 'hidden',
  borderInlineStart: `${hair} ${vars.border.default}`,
  background: vars.component.dialog.bg,
  boxShadow: vars.shadow.dialog,
  color: vars.text.primary,
  font: vars.typography.body,
  animation: `${enter} ${vars.transition.overlayIn}`,
  selectors: {
    '&:dir(rtl)': { vars: { [away]: '-100% 0' } },
    '&[data-state=closed]': { animation: `${leave} ${vars.transition.overlayOut} forwards` },
    '&[data-width=sm]': { inlineSize: vars.size.field.lg },
    '&[data-width=md]': { inlineSize: vars.size.dialog.message },
    '&[data-width=lg]': { inlineSize: vars.size.dialog.account },
  },
  '@media': {
    [lessMotion]: { animation: 'none', selectors: { '&[data-state=closed]': { animation: 'none' } } },
    // There is no beside on a phone: it comes from below, over what it is about.
    [below.sm]: {
      vars: { [away]: '0 100%' },
      inset: 'auto 0 0',
      maxInlineSize: 'none',
      maxBlockSize: '86dvh',
      borderInlineStart: 0,
      borderBlockStart: `${hair} ${vars.border.default}`,
      borderStartStartRadius: vars.component.dialog.radius,
      borderStartEndRadius: vars.component.dialog.radius,
      selectors: {
        '&:dir(rtl)': { vars: { [away]: '0 100%' } },
        '&[data-width]': { inlineSize: 'auto' },
      },
    },
    print: { display: 'none' },
    [forcedColors]: { border: `${vars.borderWidth.strong} solid CanvasText` },
  },
});

export const header = part({ borderBlockEnd: `${hair} ${vars.border.subtle}` });

/** The body of a dialog begins right under its title; this one stands under a rule. */
export const content = part({ paddingBlockStart: vars.space['5'] });
