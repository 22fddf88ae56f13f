import { keyframes } from '@vanilla-extract/css';
import { hair } from '../theme/hair.ts';
import { appear, rise } from '../theme/motion.css.ts';
import { below, forcedColors, lessMotion, part } from '../theme/style.ts';
import { vars } from '../theme/vars.css.ts';

const vanish = keyframes({ to: { opacity: 0 } });
const sink = keyframes({ to: { opacity: 0, translate: `0 ${vars.space['4']}` } });

export const overlay = part({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.modal,
  background: vars.component.dialog.scrim,
  animation: `${appear} ${vars.transition.overlayIn}`,
  selectors: { '&[data-state=closed]': { animation: `${vanish} ${vars.transition.overlayOut} forwards` } },
  '@media': { print: { display: 'none' } },
});

export const dialog = part({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  zIndex: vars.z.modal,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: 'fit-content',
  maxBlockSize: 'min(1120px, 100dvh - 32px)',
  maxInlineSize: 'calc(100vw - 32px)',
  border: `${hair} ${vars.border.default}`,
  borderRadius: vars.component.dialog.radius,
  background: vars.component.dialog.bg,
  boxShadow: vars.shadow.dialog,
  color: vars.text.primary,
  font: vars.typography.body,
  animation: `${rise} ${vars.transition.overlayIn}`,
  selectors: {
    '&[data-state=closed]': { animation: `${sink} ${vars.transition.overlayOut} forwards` },
    '&[data-size=bill]': { inlineSize: vars.size.dialog.bill, blockSize: 'min(1120px, 100dvh - 32px)' },
    // A bill opens without animation: so large a document would be laid out a second time when the animation ends.
    '&[data-size=bill]:not([data-state=closed])': { animation: 'none' },
    '&[data-size=account]': { inlineSize: vars.size.dialog.account },
    '&[data-size=message]': { inlineSize: vars.size.dialog.message },
    '&[data-size=confirm]': { inlineSize: vars.size.dialog.confirm },
  },
  '@media': {
    // Not for a moment either: while a frame moves it is painted on whole pixels, and Chromium may leave its parts there.
    [lessMotion]: { animation: 'none', selectors: { '&[data-state=closed]': { animation: 'none' } } },
    [below.sm]: {
      selectors: {
        '&:not([data-size=confirm])': {
          inlineSize: '100vw',
          maxInlineSize: '100vw',
          blockSize: '100dvh',
          maxBlockSize: '100dvh',
          border: 0,
          borderRadius: vars.radius.none,
        },
      },
    },
    print: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto !important',
      blockSize: 'auto !important',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      overflow: 'visible',
      border: 0,
      boxShadow: 'none',
      animation: 'none',
    },
    [forcedColors]: { border: `${vars.borderWidth.strong} solid CanvasText` },
  },
});

/** A dialog that is a page on a phone; a question stays a dialog there, and a drawer a drawer. */
const page = '[data-size]:not([data-size=confirm])';

export const header = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['5'],
  flex: 'none',
  minBlockSize: '52px',
  paddingInline: `${vars.space['7']} ${vars.space['4']}`,
  '@media': {
    [below.sm]: {
      paddingInline: `${vars.space['6']} ${vars.space['4']}`,
      selectors: {
        [`${page} > &`]: {
          minBlockSize: vars.size.header.siteMobile,
          paddingInline: vars.space['2'],
          gap: vars.space['2'],
        },
      },
    },
    print: { minBlockSize: 0, padding: 0, marginBlockEnd: vars.space['4'] },
  },
});

export const heading = part({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  flex: '1 1 0',
  minInlineSize: 0,
  // A title of two lines keeps off the edge.
  paddingBlock: vars.space['5'],
  '@media': { print: { paddingBlock: vars.space['3'] } },
});

export const title = part({
  font: vars.typography.h4,
  textWrap: 'balance',
  // The focus enters here so that the title is read first; a ring around a heading would promise something to press.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const tools = part({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  flex: 'none',
  '@media': { print: { display: 'none' } },
});

const print = { display: 'none' } as const;
/** The arrow of a phone, where a dialog is a page; a question stays a dialog there. */
export const back = part({
  display: 'none',
  '@media': { [below.sm]: { selectors: { [`${page} > header > &`]: { display: 'flex' } } }, print },
});
export const close = part({
  display: 'flex',
  '@media': {
    [below.sm]: { selectors: { [`${page} > header > * > &`]: { display: 'none' } } },
    print,
  },
});

export const body = part({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space['7'],
  paddingBlock: `${vars.space['2']} ${vars.space['7']}`,
  selectors: {
    '&[data-flush]': { padding: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [below.sm]: { paddingInline: vars.space['6'] },
    print: {
      display: 'block',
      overflow: 'visible',
      padding: 0,
      selectors: { '&[data-flush]': { display: 'block', overflow: 'visible' } },
    },
  },
});

export const footer = part({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space['4'],
  flex: 'none',
  minBlockSize: '60px',
  paddingInline: vars.space['7'],
  paddingBlock: vars.space['4'],
  borderBlockStart: `${hair} ${vars.border.default}`,
  '@media': {
    [below.sm]: {
      paddingInline: vars.space['6'],
      paddingBlockEnd: `max(${vars.space['4']}, env(safe-area-inset-bottom))`,
    },
    print: { display: 'none' },
  },
});
