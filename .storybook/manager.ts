import { addons } from 'storybook/manager-api';

addons.setConfig({
  layoutCustomisations: {
    // The front page needs its whole screen.
    showPanel: ({ storyId }: { storyId?: string }, usual: boolean | undefined) =>
      storyId === 'lading-welcome--lading' ? false : usual,
  },
});
