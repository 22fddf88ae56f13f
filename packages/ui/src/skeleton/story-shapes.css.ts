import { screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// What the stories shape their boxes like: a heading, and a block of text.
export const heading = screenPart({ inlineSize: '140px', blockSize: vars.space['7'] });
export const block = screenPart({ inlineSize: '100%', blockSize: vars.space['12'] });
