import { inScreen, screenPart } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';
import { form } from './bill-form.css.ts';
import { rail } from './bill-rail.css.ts';

export const sheet = screenPart({
  display: 'none',
  background: vars.surface.paper,
  color: vars.text.primary,
  '@media': { print: { display: 'block' } },
});

/** Each bill begins a page; its form is scaled so that 924 px and its frame fit the 186 mm of A4. */
export const bill = screenPart({ selectors: { '& ~ &': { breakBefore: 'page' } } });
inScreen(`${bill} > ${form}`, { zoom: 0.755 });
// The list of differences follows the form at once.
inScreen(`${bill}[data-compared] ${rail}`, { display: 'none' });

/** A bill and the list of its differences; the next begins a page. */
export const bills = screenPart({ selectors: { '& ~ &': { breakBefore: 'page' } } });

export const head = screenPart({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space['2'],
  color: vars.text.preprint,
});
export const name = screenPart({ font: vars.typography.h4 });
export const number = screenPart({
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});
export const note = screenPart({ font: vars.typography.caption });
