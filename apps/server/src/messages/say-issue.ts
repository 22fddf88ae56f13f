import { createIntl } from '@formatjs/intl';
import type { Issue } from '@lading/validators';
import { messages as english } from '@lading/validators/messages/en-US';
import { messages as chinese } from '@lading/validators/messages/zh-CN';
import type { Language } from './say.ts';

const catalogue = (locale: Language, messages: Readonly<Record<Issue['code'], string>>) =>
  createIntl<string>({
    locale,
    messages,
    onError(error) {
      throw error;
    },
  });

const INTL = { 'zh-CN': catalogue('zh-CN', chinese), 'en-US': catalogue('en-US', english) };

/** What a rule says of a value: what is wrong, where in it, and what to write instead. */
export const sayIssue = (language: Language, { code, params }: Issue): string =>
  INTL[language].formatMessage({ id: code }, { ...params });
