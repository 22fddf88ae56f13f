import { below, forcedColors, inScreen, screenPart } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';

const hair = `${vars.borderWidth.hair} solid`;

export const page = screenPart({ display: 'flex', flexDirection: 'column', flex: 'none', minInlineSize: 0 });
export const pageHead = screenPart({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  padding: `${vars.space['2']} ${vars.space['4']} ${vars.space['2']} ${vars.space['6']}`,
  font: vars.typography.caption,
  color: vars.text.secondary,
  background: vars.surface.default,
  borderBlockEnd: `${hair} ${vars.border.subtle}`,
});
export const zoom = screenPart({ display: 'flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' });
inScreen(`${zoom} > output`, { minInlineSize: '36px', textAlign: 'center' });

export const sheetPane = screenPart({
  overflow: 'auto',
  margin: vars.space['5'],
  selectors: { '&:focus-visible': { outline: vars.component.focus.ring, outlineOffset: '2px' } },
});
/** As wide as A4 prints it; zoomed by the pane. */
export const sheet = screenPart({
  inlineSize: '926px',
  '@media': { [below.sm]: { inlineSize: 'auto' } },
});

inScreen(`${sheet} [data-path]`, { cursor: 'pointer' });

export const versions = screenPart({ padding: `${vars.space['2']} ${vars.space['6']} ${vars.space['5']}` });
export const versionsName = screenPart({ paddingBlockEnd: vars.space['2'], fontWeight: vars.font.weight.semibold });
export const version = screenPart({
  borderBlockStart: `${hair} ${vars.border.subtle}`,
  selectors: { '&[aria-current]': { background: vars.surface.selected } },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { outline: `${vars.borderWidth.strong} solid Highlight` } } },
  },
});
inScreen(`${version} > *`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(60px, auto) 92px minmax(0, 1fr)',
  gap: vars.space['4'],
  inlineSize: '100%',
  padding: `${vars.space['3']} ${vars.space['4']}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
inScreen(`${version} > button`, { cursor: 'pointer' });
inScreen(`${version} > button:hover`, { background: vars.surface.hover });
inScreen(`${version} b`, { fontWeight: vars.font.weight.medium });
