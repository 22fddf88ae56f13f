import type { AnyOptions } from './every-rule.ts';

/** Values for codes that generated ones hardly ever reach: rule, value, options. */
export const VECTORS: readonly (readonly [rule: string, value: unknown, options?: AnyOptions])[] = [];
