import { globSync, readFileSync } from 'node:fs';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';
import { chromaticOf, type Pictures, PLAIN, picturesOf } from './modes.ts';

const CASES: [id: string, parameters: { page?: boolean; pictures?: Pictures }][] = [
  ['components-button--all-states', {}],
  ['components-dialog--open', { pictures: { full: true, delay: 300 } }],
  ['bill-billcompare--review', { pictures: { full: true, narrow: true, contrast: true } }],
  ['components-popover--long-text', { pictures: { narrow: true } }],
  ['pages-orders--working-day', { page: true, pictures: { full: true } }],
];

describe('the modes that Chromatic is given', () => {
  it.each(CASES)('%s: are those that are pictured here', (id, parameters) => {
    const { modes } = chromaticOf(id, parameters);
    const here = picturesOf(id, parameters);
    expect(Object.keys(modes ?? {})).toEqual(here.map(({ name }) => name));
    for (const { name, look, width, height } of here)
      expect(modes?.[name]).toEqual({ ...look, viewport: { width, height } });
  });

  it('are none for what is looked at by axe alone', () => {
    expect(chromaticOf('components-button--default', {})).toEqual({ disableSnapshot: true });
    expect(chromaticOf('pages-orders--failed', { page: true })).toEqual({ disableSnapshot: true });
  });

  it('are theme, language and width, with a phone where a story asks for it', () => {
    const parameters = { pictures: { narrow: true, contrast: true } };
    expect(Object.keys(chromaticOf('x--all-states', parameters).modes ?? {})).toEqual([
      'zh-CN-light',
      'zh-CN-light-contrast',
      'zh-CN-light-narrow',
      'en-US-dark',
    ]);
    const { modes } = chromaticOf('x--one', { pictures: { narrow: true } });
    expect(modes?.['zh-CN-light-narrow']).toEqual({ ...PLAIN, viewport: { width: 390, height: 844 } });
  });

  it('wait as long as the pictures here, and for animations', () => {
    const { modes: _, ...rest } = chromaticOf('x--all-states', { pictures: { delay: 300 } });
    expect(rest).toEqual({ delay: 300, pauseAnimationAtEnd: true });
    expect(chromaticOf('x--all-states', {})).not.toHaveProperty('delay');
  });
});

describe('chromatic.config.json', () => {
  it('is one that the installed Chromatic reads, for it refuses a name it does not know', async () => {
    await expect(getConfiguration('chromatic.config.json')).resolves.toMatchObject({ onlyChanged: true });
  });

  it('lists sources of looks that are there: a change of theirs pictures everything', async () => {
    const { externals = [], untraced = [] } = await getConfiguration('chromatic.config.json');
    for (const pattern of [...externals, ...untraced]) expect(globSync(pattern), pattern).not.toEqual([]);
    expect(externals).toContain('packages/ui/src/**/*.css.ts');
  });

  it('builds by a script that is there, and is the only place of its settings', async () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const { buildScriptName = '' } = await getConfiguration('chromatic.config.json');
    expect(scripts[buildScriptName]).toContain('storybook build');
    expect(readFileSync('scripts/chromatic.mjs', 'utf8')).not.toMatch(/--(?!$)\w/);
  });
});
