import { englishLines } from '../theme/english-lines.ts';
import { hair } from '../theme/hair.ts';
import { forcedColors, inPart, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const MARK = '22px';
const HALF = '11px';
// Five steps would get less than 88 px each.
const narrow = '(max-inline-size: 440px)';

/** Asks its own width, not the page's: it may stand in a dialog or beside a bill. */
export const steps = part({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  font: vars.typography.body,
});

export const step = part({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['4'],
  paddingInlineEnd: vars.space['5'],
  selectors: {
    // The course to the next step: drawn thin while it is to come, strong once it is behind.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: HALF,
      borderBlockStart: `${hair} ${vars.border.default}`,
    },
    '&[data-passed]:not(:last-child)::before': {
      insetBlockStart: `calc(${HALF} - 1px)`,
      borderBlockStart: `${vars.borderWidth.strong} solid ${vars.border.selected}`,
    },
  },
  '@container': {
    [narrow]: {
      flex: '1 0 100%',
      gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
      gap: vars.space['5'],
      paddingInlineEnd: 0,
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: vars.space['6'] },
        '&:not(:last-child)::before': {
          insetBlock: 0,
          insetInline: `${HALF} auto`,
          borderBlockStart: 0,
          borderInlineStart: `${hair} ${vars.border.default}`,
        },
        '&[data-passed]:not(:last-child)::before': {
          insetBlockStart: 0,
          insetInlineStart: `calc(${HALF} - 1px)`,
          borderBlockStart: 0,
          borderInlineStart: `${vars.borderWidth.strong} solid ${vars.border.selected}`,
        },
      },
    },
  },
});

export const mark = part({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: MARK,
  blockSize: MARK,
  border: `${hair} ${vars.border.control}`,
  background: vars.surface.default,
  font: vars.typography.caption,
  fontFamily: vars.font.family.mono,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  color: vars.text.secondary,
});
inPart(`${step}[data-state=done] > ${mark}`, {
  borderColor: vars.action.primary.bg,
  background: vars.action.primary.bg,
  color: vars.action.primary.text,
});
inPart(`${step}[data-state=current] > ${mark}`, {
  border: `${vars.borderWidth.strong} solid ${vars.border.selected}`,
  background: vars.surface.selected,
  fontWeight: vars.font.weight.semibold,
  color: vars.text.primary,
});
inPart(`${step}[data-state=failed] > ${mark}`, {
  borderColor: vars.status.danger.solid,
  background: vars.status.danger.solid,
  color: vars.status.danger.onSolid,
});

export const words = part({
  display: 'grid',
  overflowWrap: 'anywhere',
  selectors: englishLines,
});
export const title = part({ fontWeight: vars.font.weight.medium });
/** A title that leads back; as high as one that does not. */
export const way = part({
  justifySelf: 'start',
  minBlockSize: 0,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'normal',
  textAlign: 'start',
  selectors: { '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: 0 } },
});
inPart(`${step}[data-state=current] ${title}`, { fontWeight: vars.font.weight.semibold });
inPart(`${step}[data-state=coming] ${title}`, { color: vars.text.secondary });
inPart(`${step}[data-state=failed] ${title}`, { color: vars.status.danger.text });

export const note = part({ font: vars.typography.caption, color: vars.text.tertiary });
inPart(`${step}[data-state=failed] ${note}`, { color: vars.status.danger.text });

inPart(`${step}:is([data-state=done], [data-state=failed]) > ${mark}`, {
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inPart(`${step}[data-state=current] > ${mark}`, { '@media': { [forcedColors]: { borderColor: 'Highlight' } } });
