import type { PrefixedStorage, StoredItem } from '@lading/api-client';
import type { Language } from '@lading/ui';
import { detectLanguage, isLanguage } from '../i18n/detect-language.ts';

export type Theme = 'light' | 'dark' | 'system';

export interface ShownLanguage extends StoredItem<Language> {
  /** null until chosen */
  chosen(): Language | null;
}

export interface Preferences {
  /** of this page: the one that its address names, or else the one that was chosen */
  language: ShownLanguage;
  /** the system's until chosen */
  theme: StoredItem<Theme>;
  /** null until chosen: the system's */
  moreContrast: StoredItem<boolean | null>;
  /** anything else that a page keeps under a name, checked when it is read */
  kept<T>(name: string, fallback: T, isOne: (value: unknown) => value is T): StoredItem<T>;
}

const THEMES = ['light', 'dark', 'system'];

/** The language as it is stored; `shown` holds until another one is chosen. */
function shownLanguage(chosen: StoredItem<Language | null>, usual: Language, shown?: Language): ShownLanguage {
  let named = shown;
  return {
    ...chosen,
    chosen: chosen.get,
    get: () => named ?? chosen.get() ?? usual,
    set(language) {
      named = undefined;
      chosen.set(language);
    },
  };
}

/** The reader's own settings: stored under the portal's prefix, checked when read. `shown` is the language that the address names. */
export function createPreferences(
  storage: PrefixedStorage,
  browserLanguage: string | undefined,
  shown?: Language,
): Preferences {
  const choice = <T>(name: string, fallback: T, known: (value: unknown) => value is T) =>
    storage.item<T>(name, { version: 1, fallback, parse: (value) => (known(value) ? value : undefined) });
  return {
    language: shownLanguage(
      choice<Language | null>('language', null, isLanguage),
      detectLanguage(browserLanguage),
      shown,
    ),
    theme: choice<Theme>('theme', 'system', (value): value is Theme => THEMES.includes(value as Theme)),
    moreContrast: choice<boolean | null>('moreContrast', null, (value) => typeof value === 'boolean'),
    kept: choice,
  };
}

const asks = (query: string) => globalThis.matchMedia?.(query);
export const systemIsDark = () => asks('(prefers-color-scheme: dark)')?.matches ?? false;
export const systemWantsContrast = () => asks('(prefers-contrast: more)')?.matches ?? false;

/** Writes language, theme and contrast where the style sheets and the browser read them; `theme.js` wrote the theme before. */
function applyPreferences({ language, theme, moreContrast }: Preferences, root: HTMLElement): void {
  root.lang = language.get();
  const chosen = theme.get();
  root.dataset['theme'] = chosen !== 'system' ? chosen : systemIsDark() ? 'dark' : 'light';
  const more = moreContrast.get();
  if (more === null) delete root.dataset['contrast'];
  else root.dataset['contrast'] = more ? 'more' : 'normal';
}

/** The server draws the public pages: it reads from a cookie what was chosen. */
function tellServer({ language }: Preferences, page: Document): void {
  const chosen = language.chosen();
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  if (chosen) page.cookie = `lading.language=${chosen}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Applies them now and whenever they, or what the system asks for, change: here or in another tab. */
export function keepApplied(preferences: Preferences, root: HTMLElement): void {
  const apply = () => applyPreferences(preferences, root);
  apply();
  const tell = () => tellServer(preferences, root.ownerDocument);
  tell();
  preferences.language.subscribe(tell);
  preferences.theme.subscribe(apply);
  preferences.moreContrast.subscribe(apply);
  asks('(prefers-color-scheme: dark)')?.addEventListener('change', apply);
}
