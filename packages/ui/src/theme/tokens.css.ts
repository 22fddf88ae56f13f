import { globalStyle } from '@vanilla-extract/css';
import { tokens } from './layers.css.ts';
import { tokenRules } from './token-rules.gen.ts';
import { vars } from './vars.css.ts';

for (const { selector, supports, media, vars: values } of tokenRules) {
  const rule = media
    ? { '@media': { [media]: { vars: values } } }
    : supports
      ? { '@supports': { [supports]: { vars: values } } }
      : { vars: values };
  globalStyle(selector, { '@layer': { [tokens]: rule } });
}
globalStyle(':root', { '@layer': { [tokens]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', {
  '@layer': { [tokens]: { '@media': { screen: { colorScheme: 'dark' } } } },
});
// A finger needs 44 px in either density.
globalStyle(':root, [data-density]', {
  '@layer': {
    [tokens]: {
      '@media': {
        '(pointer: coarse)': {
          vars: { [vars.density.control]: vars.size.touch, [vars.density.controlSm]: vars.size.touch },
        },
      },
    },
  },
});
