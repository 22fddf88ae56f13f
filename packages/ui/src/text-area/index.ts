export type { Mark } from './mirror.tsx';
export { TextArea, type TextAreaProps } from './text-area.tsx';
