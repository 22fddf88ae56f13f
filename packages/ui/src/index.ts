import './theme/index.ts';

export * from './bill/index.ts';
export * from './components.ts';
export * from './data.ts';
export {
  type Catalogue,
  LadingProvider,
  type LadingProviderProps,
  type LinkProps,
  type Locale,
  type MessageId,
  useLocale,
} from './i18n/provider.tsx';
export { preloadIssueTexts, useIssueText } from './i18n/rules.ts';
export { createText, type Text as TextOf } from './i18n/text.ts';
export * from './message/index.ts';
export * from './shell/index.ts';
export * from './todo/index.ts';
