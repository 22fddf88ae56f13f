import { LanguageSwitch } from '@lading/ui';
import { usePortal } from './context.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

export function Language() {
  const { preferences } = usePortal();
  return <LanguageSwitch locale={preferences.language.get()} onChange={useLanguageSwitch()} />;
}
