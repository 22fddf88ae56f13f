// After npm ci: makes the files that git does not keep, so that editors and tsc find them. An install never fails of it: the
// command that needs them makes them again and says what is wrong.
import { isRecent } from './tools/node.mjs';

try {
  if (isRecent()) await (await import('./tools/made.mjs')).make();
} catch (error) {
  console.error(`Not all generated files could be made: ${error.message}`);
}
