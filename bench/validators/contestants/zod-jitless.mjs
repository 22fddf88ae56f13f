// zod as it runs under a content security policy without eval. Set before the schemas are made.
import * as z from 'zod';

z.config({ jitless: true });

export const { isNumber, checkBill, checkRows, countOf, pathsOf } = await import('./zod.mjs');
