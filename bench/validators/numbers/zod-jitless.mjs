import * as z from 'zod';

z.config({ jitless: true });

export const { isNumber } = await import('./zod.mjs');
