import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames } from './token-names.gen.ts';

/**
 * Every token as a `var(--ld-…)`. The values stand in token-rules.gen.ts, generated from the same tokens.json.
 * Components read semantic and component tokens only; `vars.color` is the ramps they are made of, for a brand.
 */
export const vars = createGlobalThemeContract(tokenNames);
