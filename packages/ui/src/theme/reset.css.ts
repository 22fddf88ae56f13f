import { globalStyle } from '@vanilla-extract/css';
import { base, reset, utilities } from './layers.css.ts';
import { forcedColors, lessMotion } from './style.ts';
import { vars } from './vars.css.ts';

const inReset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } } as Parameters<typeof globalStyle>[1]);
const inBase = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: rule } } as Parameters<typeof globalStyle>[1]);

inReset('*, *::before, *::after', { boxSizing: 'border-box' });
inReset('html', { textSizeAdjust: '100%', tabSize: 4 });
inReset('body, h1, h2, h3, h4, p, dl, dd, ol, ul, figure, blockquote, pre, fieldset, legend', {
  margin: 0,
  padding: 0,
});
inReset('ol, ul', { listStyle: 'none' });
inReset('fieldset', { border: 0, minInlineSize: 0 });
inReset('h1, h2, h3, h4', { font: 'inherit' });
inReset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inReset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'start' });
inReset('a', { color: 'inherit', textDecoration: 'none' });
inReset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
inReset('th', { textAlign: 'start', fontWeight: 'inherit' });
inReset('img, svg, iframe', { display: 'block', maxInlineSize: '100%' });
inReset('iframe', { border: 0 });

inBase('body', {
  font: vars.typography.body,
  color: vars.text.primary,
  background: vars.surface.canvas,
  fontVariantNumeric: 'tabular-nums',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
inBase(':root', { textAutospace: 'normal', textSpacingTrim: 'trim-start' } as Parameters<typeof globalStyle>[1]);
inBase(':root:lang(en)', { hyphens: 'manual' });
inBase('::selection', { background: vars.mark.bg, color: vars.mark.text });
inBase(':focus-visible', { outline: vars.component.focus.ring, outlineOffset: vars.component.focus.offset });
// As light as the rule above, so that a component outweighs both.
inBase(':where([data-contrast="more"]) :focus-visible', { outlineWidth: vars.borderWidth.focusHc });
inBase(':focus-visible', {
  '@media': { [forcedColors]: { outline: `${vars.borderWidth.focusHc} solid Highlight` } },
});

// The last layer, so that it reaches the animations of components.
globalStyle('*, *::before, *::after', {
  '@layer': {
    [utilities]: {
      '@media': {
        [lessMotion]: {
          animationDuration: '0.01ms',
          animationIterationCount: 1,
          // None at all: one of a moment lets what changes show its old colours and sizes for a frame.
          transitionProperty: 'none',
          scrollBehavior: 'auto',
        },
      },
    },
  },
});
