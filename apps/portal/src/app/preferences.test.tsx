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
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
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
