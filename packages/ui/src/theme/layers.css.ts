import { globalLayer } from '@vanilla-extract/css';

/** Declared once, first and in this order; a component writes into `components`, a ready-made screen part into `screens`. */
export const reset = globalLayer('ld.reset');
export const tokens = globalLayer('ld.tokens');
export const base = globalLayer('ld.base');
export const components = globalLayer('ld.components');
export const screens = globalLayer('ld.screens');
export const utilities = globalLayer('ld.utilities');
