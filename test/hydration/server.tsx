import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { loadCsf } from 'storybook/internal/csf-tools';
import { afterAll, describe, expect, it } from 'vitest';
import { listen } from './complaints.ts';
import { keepMarkup } from './markup.ts';
import { half, storiesOf } from './stories.ts';

/** Draws every story of half the files where there is no page: nothing may be thrown and nothing said. */
export async function drawOnServer(rest: 0 | 1): Promise<void> {
  for (const file of half(rest)) {
    const stories = await storiesOf(file);
    describe(file, () => {
      const markup: Record<string, string> = {};
      it('is drawn with every story that Storybook finds in it', () => {
        const { indexInputs } = loadCsf(readFileSync(file, 'utf8'), {
          fileName: file,
          makeTitle: (title) => title ?? file,
        }).parse();
        expect(stories.map(([name]) => name).sort()).toEqual(indexInputs.map(({ exportName }) => exportName).sort());
      });
      afterAll(() => keepMarkup(file, markup));
      it.each(stories)('%s is drawn without a page', async (name, Story) => {
        expect(typeof document + typeof window).toBe('undefinedundefined');
        const { said } = listen();
        await Story.load();
        const html = renderToString(<Story />);
        expect(said()).toEqual([]);
        expect(html).not.toBe('');
        markup[name] = html;
      });
    });
  }
}
