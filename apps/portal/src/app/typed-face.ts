import { useEffect } from 'react';

/**
 * What is typed in papers is counted in columns, so the typewriter's face is taken as soon as it is there. On public pages, where no word
 * may move, a face that misses the first picture waits for the next page.
 */
export function useTypedFace(): void {
  useEffect(() => {
    // There are no fonts where there is no browser.
    document.fonts?.forEach((face) => {
      if (face.family.includes('Plex Mono')) face.display = 'swap';
    });
  }, []);
}
