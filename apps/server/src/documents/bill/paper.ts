import type { Ink, Style } from '../ink.ts';

/** The form is measured in the pixels of the screen's form and printed at 60 per cent: 892 of them cross the A4 page. */
export const px = (pixels: number): number => pixels * 0.6;

export const PAPER = { width: 595.28, height: 841.89, margin: 30, top: 28 };
export const LEFT = PAPER.margin;
export const RIGHT = PAPER.width - PAPER.margin;
export const WIDTH = RIGHT - LEFT;
/** Nothing of the form is drawn below this line: the foot of the page follows. */
export const BOTTOM = PAPER.height - 52;

export const COLOR = {
  ink: '#0c565d',
  rule: '#66adb5',
  tint: '#f6fbfc',
  typed: '#0b1a1e',
  quiet: '#46595e',
  danger: '#a4262c',
  success: '#1e7b4c',
};

export const LABEL: Style = { face: 'sans', size: px(12), color: COLOR.ink };
export const LABEL_EN: Style = { face: 'sans', size: px(11), color: COLOR.ink };
export const VALUE: Style = { face: 'mono', size: px(13), color: COLOR.typed };
export const STRONG: Style = { face: 'monoBold', size: px(13), color: COLOR.typed };
export const BIG: Style = { face: 'monoBold', size: px(15), color: COLOR.typed };
export const CODE: Style = { face: 'mono', size: px(11), color: COLOR.ink };
/** Distance between two typed lines. */
export const LEADING = px(18.5);
export const INSET = px(9);

export function rule({ doc }: Ink, x1: number, y1: number, x2: number, y2: number, dotted = false): void {
  doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(px(1)).strokeColor(COLOR.rule);
  if (dotted)
    doc
      .dash(px(1), { space: px(1.6) })
      .stroke()
      .undash();
  else doc.stroke();
}

export function frame({ doc }: Ink, top: number, bottom: number): void {
  doc
    .rect(LEFT, top, WIDTH, bottom - top)
    .lineWidth(px(1.5))
    .strokeColor(COLOR.ink)
    .stroke();
}
