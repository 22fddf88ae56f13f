export {
  type Catalogue,
  type Direction,
  LadingProvider,
  type LadingProviderProps,
  type Language,
  type LinkProps,
  type Locale,
  type MessageId,
  useDirection,
  useLanguage,
  useLocale,
  useTimeZone,
} from './provider.tsx';
export { preloadIssueTexts, useIssueText } from './rules.ts';
export { createText, type Text as TextOf, type Values as TextValues } from './text.ts';
