export { filtering } from './filtering.ts';
export { grouping } from './grouping.ts';
export { pinning } from './pinning.ts';
export { resizing } from './resizing.ts';
