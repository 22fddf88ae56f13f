import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { listen } from './complaints.ts';
import { takeMarkup } from './markup.ts';
import { half, storiesOf } from './stories.ts';

// jsdom has none; what is measured has no size in it anyway.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

/** Takes over what the server drew of half the files: the page must be the same, and nothing may be said. */
export async function takeOver(rest: 0 | 1): Promise<void> {
  for (const file of half(rest)) {
    const stories = await storiesOf(file);
    const markup = takeMarkup(file);
    describe(file, () => {
      it.each(stories)('%s is taken over without a word', async (name, Story) => {
        const { said, mended } = listen();
        await Story.load();
        const place = document.body.appendChild(document.createElement('div'));
        place.innerHTML = markup[name] ?? 'The server did not draw it.';
        const drawn = place.firstElementChild;
        const root = await act(async () => hydrateRoot(place, <Story />, { onRecoverableError: mended }));
        expect(said()).toEqual([]);
        // The elements of the server's page are kept, not replaced.
        expect(place.firstElementChild).toBe(drawn);
        await act(async () => root.unmount());
        place.remove();
      });
    });
  }
}
