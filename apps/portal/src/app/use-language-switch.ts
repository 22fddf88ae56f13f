import { usePortal } from './context.ts';

/** The other language is stored and the page is loaded again in it. */
export function useLanguageSwitch(): () => void {
  const { language } = usePortal().preferences;
  return () => {
    language.set(language.get() === 'zh-CN' ? 'en-US' : 'zh-CN');
    globalThis.location.reload();
  };
}
