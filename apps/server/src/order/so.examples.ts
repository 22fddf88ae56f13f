import type { Examples } from '../testing/example.ts';
import { addSo } from '../testing/so.ts';

export const examples: Examples<'order', 'so'> = {
  analyseSo: async (world) => ({ fileId: (await addSo(world)).fileId }),
};
