export { Inline, type InlineProps } from './inline.tsx';
export { Stack, type StackGap, type StackProps } from './stack.tsx';
