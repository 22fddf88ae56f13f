import type { Examples } from '../testing/example.ts';

export const examples: Examples<'desk', 'preview'> = {
  deskAs: () => ({ role: 'op', codes: ['staff:home', 'order:accept'] }),
};
