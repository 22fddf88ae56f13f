import { forcedColors, inScreen } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { paper } from '../bill-paper.css.ts';

/** A word of the draft that was not in what it is compared with. */
inScreen(`${paper} mark`, {
  background: vars.mark.bg,
  color: vars.mark.text,
  boxShadow: `0 2px 0 ${vars.mark.line}`,
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText', textDecoration: 'underline' } },
});

/** A frame as wide on the screen as one at full size, however far the page is zoomed out. */
const frameWidth = (pixels: number) => `calc(${pixels}px / var(--ld-page-zoom, 1))`;
const tint = (colour: string, share: number) => `color-mix(in oklab, ${colour} ${share}%, transparent)`;
const LOOKS = {
  blocking: [vars.status.danger.solid, tint(vars.status.danger.solid, 14)],
  material: [vars.mark.line, tint(vars.mark.bg, 34)],
  cosmetic: [vars.border.control, tint(vars.text.secondary, 7)],
  change: [vars.pen.solid, tint(vars.pen.solid, 13)],
  settled: [vars.status.success.solid, tint(vars.status.success.solid, 9)],
} as const;

/** Heavy for what blocks, broken for what is asked for or settled, none for form only. */
const INKS = {
  blocking: '2px solid CanvasText',
  material: '1.25px solid CanvasText',
  cosmetic: 0,
  change: '1.25px dashed CanvasText',
  settled: '1px dotted CanvasText',
} as const;

/** What differs is tinted under the print, the field that is being looked at is framed over it; the print stays as it is. */
for (const [look, [line, ground]] of Object.entries(LOOKS)) {
  const framed = `${paper} [data-frame=${look}]`;
  // On paper the tints would be grey; a frame in ink tells how much it weighs.
  inScreen(framed, {
    position: 'relative',
    background: ground,
    '@media': { print: { background: 'none' }, [forcedColors]: { background: 'none' } },
  });
  inScreen(`${framed}::after`, {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `${frameWidth(1)} solid ${line}`,
    pointerEvents: 'none',
    '@media': {
      print: { border: INKS[look as keyof typeof LOOKS] },
      [forcedColors]: { borderColor: 'CanvasText', borderStyle: 'dashed' },
    },
  });
  inScreen(`${framed}[data-current]::after`, {
    borderWidth: frameWidth(2.5),
    '@media': { [forcedColors]: { borderColor: 'Highlight', borderStyle: 'solid' } },
  });
}
