export {
  type Catalogue,
  LadingProvider,
  type LadingProviderProps,
  type LinkProps,
  type Locale,
  type MessageId,
  useLocale,
  useTimeZone,
} from './provider.tsx';
export { preloadIssueTexts, useIssueText } from './rules.ts';
export { createText, type Text as TextOf } from './text.ts';
