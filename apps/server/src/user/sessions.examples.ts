import type { Examples } from '../testing/example.ts';

export const examples: Examples<'user', 'sessions'> = {
  sessionPage: () => ({}),
  endSession: () => ({ session: 'no such session' }),
};
