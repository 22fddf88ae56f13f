import { pictured, WAITS } from './still.ts';
import '@fontsource-variable/noto-sans-sc/wght.css';
import '@lading/ui/fonts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsPage } from './docs-page.tsx';
import { chromaticOf, PLAIN } from './modes.ts';
import './preview.css';
import { stage } from './stage.tsx';
import { words } from './words.tsx';

const named = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
configure({
  // A second, which is the library's own patience, is short on a busy machine.
  asyncUtilTimeout: WAITS[0] ?? 0,
  // Whoever waits makes many errors, and each had the whole page in it: a twentieth of all the time.
  ...(pictured && { getElementError: named }),
});

const WIDTHS = [390, 640, 768, 1024, 1280, 1440];
const widthOf = (width: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: width < 640 ? '844px' : '900px' },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: { toolbar: { title: 'Language', items: ['zh-CN', 'en-US'], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    contrast: { toolbar: { title: 'Contrast', items: ['normal', 'more'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', items: ['comfortable', 'compact'], dynamicTitle: true } },
    // What is not between ⟦ and ⟧ then was not taken from a catalogue.
    texts: { toolbar: { title: 'Texts', items: ['real', 'pseudo'], dynamicTitle: true } },
  },
  // When pictures are taken the test runner calls axe itself; two at once would fail.
  // Pictures begin with Chinese; whoever opens it by hand reads English.
  initialGlobals: { ...PLAIN, ...(!pictured && { locale: 'en-US' }), texts: 'real', a11y: { manual: pictured } },
  parameters: {
    layout: 'padded',
    viewport: { options: Object.fromEntries(WIDTHS.map((width) => [`w${width}`, widthOf(width)])) },
    a11y: { test: 'error' },
    docs: { container: DocsPage },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Lading',
          ['Welcome', 'What all hold to', 'A story before the page', 'Reviewing pictures', 'Playground'],
          'Foundations',
          'Components',
          'Bill',
          'Message',
          'Todo',
          'Shell',
          'Pages',
        ],
      },
    },
  },
  // The one place where a story's id and all its parameters meet: what is pictured here is pictured by Chromatic.
  argTypesEnhancers: [
    ({ id, parameters, argTypes }) => {
      parameters['chromatic'] = chromaticOf(id, parameters);
      return argTypes;
    },
  ],
  decorators: [words, stage],
};
export default preview;
