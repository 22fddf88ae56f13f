import { useLanguage } from '@lading/ui';
import { useCallback } from 'react';

interface Named {
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Says a company's name in the reader's language; the Chinese one where there is no English one. */
export function useLanguageName(): (company: Named) => string {
  const language = useLanguage();
  return useCallback(({ nameCn, nameEn }) => (language === 'en-US' && nameEn !== '' ? nameEn : nameCn), [language]);
}
