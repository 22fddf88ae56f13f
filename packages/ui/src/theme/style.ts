import { type ComplexStyleRule, type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { components, screens } from './layers.css.ts';

export { below, cramped, low } from './below.ts';

/** A style of a component, written into the layer `ld.components`. */
export const part = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [components]: rule } } as ComplexStyleRule, debugId);

/** A style of a ready-made screen part (bill, shell, message), which may override a component it holds. */
export const screenPart = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [screens]: rule } } as ComplexStyleRule, debugId);

/** For what a class of its own cannot reach, such as a child of a part: `inPart(`${list} > li`, …)`. */
export const inPart = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [components]: rule } });

/** The same for a ready-made screen part. */
export const inScreen = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [screens]: rule } });

/** Colours the reader's system chose (Windows high contrast). */
export const forcedColors = '(forced-colors: active)';

/** The reader's system asks that nothing moves. */
export const lessMotion = '(prefers-reduced-motion: reduce)';
