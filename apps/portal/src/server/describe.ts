import type { Language } from '@lading/ui';
import { messages as english } from '../i18n/compiled/en-US/descriptions.ts';
import { messages as chinese } from '../i18n/compiled/zh-CN/descriptions.ts';
import type { MessageId } from '../i18n/text.ts';

const DESCRIPTIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': chinese,
  'en-US': english,
};

/** A sentence or two for search engines: `descriptions.fba` of the page that is called `routes.fba`. */
export const descriptionOf = (language: Language, titleId: MessageId | undefined): string | undefined =>
  DESCRIPTIONS[language][`descriptions.${titleId?.split('.')[1]}`];
