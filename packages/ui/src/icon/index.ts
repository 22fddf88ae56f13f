export { Icon, type IconProps } from './icon.tsx';
export { type IconName, iconNames } from './paths.ts';
