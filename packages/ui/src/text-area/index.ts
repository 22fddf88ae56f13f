export type { Mark } from './mirror.tsx';
export { TextArea, type TextAreaPart, type TextAreaProps } from './text-area.tsx';
