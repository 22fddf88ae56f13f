import type { Issue } from '@lading/validators';
import { messages as english } from '@lading/validators/messages/en-US';
import { messages as chinese } from '@lading/validators/messages/zh-CN';
import { intlOf, type Language } from './intl.ts';

const INTL = { 'zh-CN': intlOf('zh-CN', chinese), 'en-US': intlOf('en-US', english) };

/** What a rule says of a value: what is wrong, where in it, and what to write instead. */
export const sayIssue = (language: Language, { code, params }: Issue): string =>
  INTL[language].formatMessage({ id: code }, { ...params });
