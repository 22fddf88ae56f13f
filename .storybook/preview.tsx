import { pictured } from './still.ts';
import '@fontsource-variable/noto-sans-sc/wght.css';
import '@lading/ui/fonts';
import type { Preview } from '@storybook/react-vite';
import { MODES, PLAIN } from './modes.ts';
import './preview.css';
import { stage } from './stage.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: { toolbar: { title: 'Language', items: ['zh-CN', 'en-US'], dynamicTitle: true } },
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    contrast: { toolbar: { title: 'Contrast', items: ['normal', 'more'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', items: ['comfortable', 'compact'], dynamicTitle: true } },
  },
  // When pictures are taken the test runner calls axe itself; two at once would fail.
  initialGlobals: { ...PLAIN, a11y: { manual: pictured } },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: {
      modes: Object.fromEntries(MODES.map(({ name, look, width }) => [name, { ...look, viewport: width }])),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Lading', 'Foundations', 'Components', 'Data', 'Bill', 'Message', 'Todo', 'Shell'],
      },
    },
  },
  decorators: [stage],
};
export default preview;
