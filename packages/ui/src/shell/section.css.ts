import { below, screenPart } from '../theme/style.ts';

export const section = screenPart({
  paddingBlockStart: '88px',
  '@media': { [below.md]: { paddingBlockStart: '56px' } },
});
