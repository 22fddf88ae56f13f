export { Heading, type HeadingProps } from './heading.tsx';
export { Text, type TextProps } from './text.tsx';
