import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'papers'> = {
  uploadFile: () => ({ file: new File(['%PDF-1.7'], '营业执照.pdf'), folder: 'papers' }),
};
