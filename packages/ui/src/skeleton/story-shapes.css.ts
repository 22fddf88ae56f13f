import { screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

// Shapes for the stories: a heading, and a block of text.
export const heading = screenPart({ inlineSize: '140px', blockSize: vars.space['7'] });
export const block = screenPart({ inlineSize: '100%', blockSize: vars.space['12'] });
