import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Words = Readonly<Record<string, string>>;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The same value with every text that the list knows said in English: in arrays, objects and elements too. */
function inEnglish(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return words[value] ?? value.replace(value.trim(), (text) => words[text] ?? text);
  if (Array.isArray(value)) return value.map((part) => inEnglish(part, words));
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children, ...props } = value.props;
    const said = inEnglish(props, words) as object;
    if (children === undefined) return cloneElement(value, said);
    // One by one, or React would take them for a list that lacks keys.
    const inside = Array.isArray(children) ? children : [children];
    return cloneElement(value, said, ...inside.map((child) => inEnglish(child, words) as ReactNode));
  }
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inEnglish(part, words)]));
}

/** The sample words of a story are Chinese; `parameters.english` says what they are on an English page. */
export const words: Decorator = (Story, context) => {
  const { english } = context.parameters as { english?: Words };
  if (!english || context.globals['locale'] !== 'en-US') return <Story />;
  return inEnglish(context.originalStoryFn(context.args as never, context as never), english) as ReactElement;
};
