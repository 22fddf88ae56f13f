export { Prose, type ProseProps } from './prose.tsx';
export type { PictureOf } from './read.ts';
