import { useSyncExternalStore } from 'react';
import { usePortal } from './context.ts';
import { applyPreferences } from './preferences.ts';

/** The theme and the contrast that were chosen, and the way to choose others. */
export function useAppearance() {
  const { preferences } = usePortal();
  const { theme, moreContrast } = preferences;
  const dark = useSyncExternalStore(theme.subscribe, theme.get) === 'dark';
  const contrast = useSyncExternalStore(moreContrast.subscribe, moreContrast.get);
  const apply = () => applyPreferences(preferences, document.documentElement);
  return {
    dark,
    contrast,
    switchTheme() {
      theme.set(dark ? 'light' : 'dark');
      apply();
    },
    switchContrast() {
      moreContrast.set(!contrast);
      apply();
    },
  };
}
