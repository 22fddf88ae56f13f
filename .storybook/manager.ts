import { addons } from 'storybook/manager-api';
import { house } from './house.ts';

addons.setConfig({
  theme: house(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  layoutCustomisations: {
    // The front page needs its whole screen.
    showPanel: ({ storyId }: { storyId?: string }, usual: boolean | undefined) =>
      storyId === 'lading-welcome--lading' ? false : usual,
  },
});
