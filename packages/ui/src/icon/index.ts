export type { IconDrawing } from './drawings.ts';
export * as icons from './drawings.ts';
export { Icon, type IconProps } from './icon.tsx';
