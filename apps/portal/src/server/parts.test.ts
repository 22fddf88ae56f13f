import { expect, it } from 'vitest';
import { linksOf } from './parts.ts';

const built = {
  page: '<script type="module" src="/assets/index.js"></script><link rel="stylesheet" href="/assets/index.css">',
  manifest: {
    'index.html': {
      file: 'assets/index.js',
      css: ['assets/index.css'],
      assets: ['assets/ibm-plex-sans-greek-wdth-normal-a.woff2', 'assets/ibm-plex-sans-latin-wdth-normal-b.woff2'],
    },
    '_site.js': { file: 'assets/site.js', css: ['assets/site.css'], imports: ['_frame.js', 'index.html'] },
    '_frame.js': { file: 'assets/frame.js', css: ['assets/frame.css'], imports: ['_site.js'] },
    'src/features/home/home-more.tsx': { file: 'assets/more.js', css: ['assets/more.css'], imports: ['_grid.js'] },
    '_grid.js': { file: 'assets/grid.js', css: ['assets/grid.css'], imports: ['_frame.js'] },
    'src/i18n/first.en-US.ts': { file: 'assets/en.js', imports: ['index.html'] },
  },
  routes: { '/_site': 'assets/site.js', '/_site/index': 'assets/site.js' },
};

it('names what a page needs and not every page has, what is imported first, each once', () => {
  expect(linksOf(built, ['__root__', '/_site', '/_site/index'], 'en-US')).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/ibm-plex-sans-latin-wdth-normal-b.woff2">',
    '<link rel="stylesheet" crossorigin href="/assets/frame.css">',
    '<link rel="stylesheet" crossorigin href="/assets/site.css">',
    // What is drawn below the first screen: its look comes with the page, its code later.
    '<link rel="stylesheet" crossorigin href="/assets/grid.css">',
    '<link rel="stylesheet" crossorigin href="/assets/more.css">',
    '<link rel="modulepreload" crossorigin href="/assets/site.js">',
    '<link rel="modulepreload" crossorigin href="/assets/frame.js">',
    '<link rel="modulepreload" crossorigin href="/assets/en.js">',
  ]);
});

it('names the look of what is drawn later with the page that holds it alone', () => {
  expect(linksOf(built, ['__root__', '/_site'], 'en-US').join()).not.toContain('more');
});
