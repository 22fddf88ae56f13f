import { globalStyle } from '@vanilla-extract/css';
import { utilities } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const onPaper = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [utilities]: { '@media': { print: rule } } } });

// `size` is a descriptor of @page, which the types of a style do not know.
globalStyle('@page', { size: 'A4', margin: '12mm' } as Rule);

// Important, because the scroll lock of an open dialog is: without this only the first page would be printed.
onPaper('html, body', {
  position: 'static !important' as 'static',
  blockSize: 'auto !important',
  overflow: 'visible !important' as 'visible',
  margin: '0 !important',
  padding: '0 !important',
  background: 'white',
  color: 'black',
});
// An open dialog is printed instead of the page; of several, the ones that say so.
onPaper(':has(> [data-print-root]) > :not([data-print-root])', { display: 'none !important' });
// Overlays that stand in a region of their own: the page around the region goes too.
onPaper(
  ':has([data-overlays] > [data-print-root]) > :not(:has([data-overlays] > [data-print-root]), [data-print-root])',
  {
    display: 'none !important',
  },
);
onPaper('[data-print-hidden]', { display: 'none !important' });
onPaper('thead', { display: 'table-header-group' });
onPaper('tr, img', { breakInside: 'avoid' });
onPaper('h1, h2, h3, h4', { breakAfter: 'avoid' });
