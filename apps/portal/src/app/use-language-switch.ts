import { LANG } from '../i18n/detect-language.ts';
import { usePortal } from './context.ts';

/** The other language is stored and the page is loaded again in it, without the one that its address named. */
export function useLanguageSwitch(): () => void {
  const { language } = usePortal().preferences;
  return () => {
    language.set(language.get() === 'zh-CN' ? 'en-US' : 'zh-CN');
    const { location } = globalThis;
    const address = new URL(location.href);
    if (!address.searchParams.has(LANG)) return location.reload();
    address.searchParams.delete(LANG);
    location.replace(address);
  };
}
