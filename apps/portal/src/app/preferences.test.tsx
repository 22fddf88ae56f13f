import { createStorage } from '@lading/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPreferences, keepApplied } from './preferences.ts';
import { themeAfter } from './use-appearance.ts';

const root = document.documentElement;
let dark: boolean;
let heard: () => void;

beforeEach(() => {
  dark = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') && dark,
    addEventListener: (_: string, listener: () => void) => {
      heard = listener;
    },
  }));
});
// biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it
const forget = () => (document.cookie = 'lading.language=; Path=/; Max-Age=0');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forget();
});

const kept = () => {
  const preferences = createPreferences(createStorage('lading.'), 'zh-CN');
  keepApplied(preferences, root);
  return preferences;
};

it('shows what the system shows until a theme was chosen', () => {
  const { theme } = kept();
  expect(root.dataset['theme']).toBe('dark');
  dark = false;
  heard();
  expect(root.dataset['theme']).toBe('light');
  theme.set('dark');
  heard();
  expect(root.dataset['theme']).toBe('dark');
  theme.set('system');
  expect(root.dataset['theme']).toBe('light');
});

it('leaves the contrast to the system until it was chosen', () => {
  const { moreContrast } = kept();
  expect(root.dataset['contrast']).toBeUndefined();
  moreContrast.set(true);
  expect(root.dataset['contrast']).toBe('more');
  moreContrast.set(false);
  expect(root.dataset['contrast']).toBe('normal');
});

it.each([
  [false, ['dark', 'light', 'system']],
  [true, ['light', 'dark', 'system']],
] as const)('goes through all themes, first to the one that does not show (dark: %s)', (isDark, order) => {
  const first = themeAfter('system', isDark);
  const second = themeAfter(first, isDark);
  expect([first, second, themeAfter(second, isDark)]).toEqual(order);
});

it('tells the server which language was chosen, and nothing before', () => {
  const { language } = kept();
  expect([root.lang, language.chosen(), document.cookie]).toEqual(['zh-CN', null, '']);
  language.set('en-US');
  expect(document.cookie).toBe('lading.language=en-US');
  forget();
  kept();
  expect([root.lang, document.cookie]).toEqual(['en-US', 'lading.language=en-US']);
});

it('shows the language that the address names, and leaves the one that was chosen as it is', () => {
  kept().language.set('zh-CN');
  const { language } = createPreferences(createStorage('lading.'), 'zh-CN', 'en-US');
  expect([language.get(), language.chosen()]).toEqual(['en-US', 'zh-CN']);
  expect(kept().language.get()).toBe('zh-CN');
  language.set('zh-CN');
  expect(language.get()).toBe('zh-CN');
});
