import { icons } from '@lading/ui';
import { useSyncExternalStore } from 'react';
import { usePortal } from './context.ts';
import { systemIsDark, systemWantsContrast, type Theme } from './preferences.ts';

export const THEME_ICONS = { light: icons.sun, dark: icons.moon, system: icons.contrast } as const;

/** What the switch leads to: the first press from the system's theme is one that shows. */
export function themeAfter(theme: Theme, dark: boolean): Theme {
  const [first, second] = dark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  return theme === 'system' ? first : theme === first ? second : 'system';
}

// What was chosen is known to the browser alone: a server draws what the page shows before it is taken over.
const asTheSystem = () => 'system' as const;
const unchosen = () => null;

/** The theme and the contrast that were chosen, and the way to choose others. */
export function useAppearance() {
  const { theme: stored, moreContrast } = usePortal().preferences;
  const theme = useSyncExternalStore<Theme>(stored.subscribe, stored.get, asTheSystem);
  const contrast = useSyncExternalStore(moreContrast.subscribe, moreContrast.get, unchosen) ?? systemWantsContrast();
  return {
    theme,
    next: themeAfter(theme, systemIsDark()),
    contrast,
    switchTheme: () => stored.set(themeAfter(stored.get(), systemIsDark())),
    switchContrast: () => moreContrast.set(!contrast),
  };
}
