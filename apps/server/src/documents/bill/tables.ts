import { checkContainerNumber, sumDecimal } from '@lading/validators';
import { type BillRecord, type ContainerRow, sayWords } from '@lading/validators/bill';
import { packages, volume, weight } from '../figures.ts';
import { type Style, wrap, write } from '../ink.ts';
import { digitLine, LABELS, type Language } from './labels.ts';
import { markLine } from './marker.ts';
import type { Sheet } from './page.ts';
import { COLOR, INSET, px, STRONG, VALUE } from './paper.ts';
import { type Column, drawBodyRow, drawHead, drawTotals, layoutOf, roomOf } from './table.ts';

const label = ([zh, en]: readonly [string, string], language: Language) => (language === 'zh-CN' ? zh : en);

export function drawGoods(sheet: Sheet, { goods }: BillRecord): void {
  const { ink, heading } = sheet;
  const layout = layoutOf([
    { field: 'marks', label: LABELS.marks, width: 167 },
    { field: 'number', label: LABELS.number, width: 68, end: true },
    { field: 'packageTypeName', label: LABELS.packageTypeName, width: 51 },
    { field: 'goods', label: LABELS.goods },
    { field: 'hsCode', label: LABELS.hsCode, width: 82 },
    { field: 'weight', label: LABELS.weight, width: heading.language === 'zh-CN' ? 108 : 112, end: true },
    { field: 'volume', label: LABELS.volume, width: heading.language === 'zh-CN' ? 112 : 117, end: true },
  ]);
  drawHead(sheet, layout);
  goods.rows.forEach((row, place) => {
    const lines = (text: string, column: number) => wrap(ink, text, roomOf(layout, column), VALUE);
    const cells = [
      lines(row.marks, 0),
      [packages(row.number)],
      lines(row.packageTypeName, 2),
      lines(row.goods, 3),
      lines(row.hsCode, 4),
      [weight(row.weight)],
      [volume(row.volume)],
    ];
    drawBodyRow(sheet, layout, cells, place === 0, `goods.${place}`);
  });
  const kinds = new Set(goods.rows.map((row) => row.packageTypeName));
  const [only = ''] = kinds;
  const kind = kinds.size > 1 ? 'PKGS' : only;
  const say: Style = { ...VALUE, size: px(11.5) };
  const spoken = sayWords(goods.actualNumber, kind) ?? '';
  const room = roomOf(layout, 3) + roomOf(layout, 4) + INSET * 2;
  drawTotals(sheet, layout, [
    { column: 0, lines: [label(LABELS.total, heading.language)], style: { ...STRONG, face: 'sansBold' } },
    { column: 1, lines: [packages(goods.actualNumber)], style: STRONG },
    { column: 2, lines: [kind], style: STRONG },
    { column: 3, lines: wrap(ink, spoken, room, say), style: say, span: 2 },
    { column: 5, lines: [weight(goods.actualWeight)], style: STRONG },
    { column: 6, lines: [volume(goods.actualVolume)], style: STRONG },
  ]);
}

/** Owner and serial, then the check digit in its box, then a tick or what the digit should be. */
function drawContainerNumber(sheet: Sheet, value: string, row: string, x: number, baseline: number): void {
  const { ink, heading } = sheet;
  const { language } = heading;
  const check = checkContainerNumber(value);
  if (check.kind === 'format') {
    write(ink, value || '—', x, baseline, VALUE);
    return;
  }
  const wrong = check.kind === 'digit';
  const color = wrong ? COLOR.danger : COLOR.typed;
  // As long as it is with a blank between owner and serial number.
  const whole = `${value} `;
  const pieces = sheet.marked?.has(row) ? [[{ text: whole, changed: true }]] : undefined;
  markLine(ink, pieces, [whole], 0, { x, baseline, style: VALUE });
  let at = x + write(ink, `${value.slice(0, 4)} ${value.slice(4, 10)}`, x, baseline, VALUE) + px(4);
  const box = { width: px(15), height: px(18) };
  ink.doc.rect(at, baseline - px(13.5), box.width, box.height).lineWidth(px(1));
  ink.doc.strokeColor(wrong ? COLOR.danger : COLOR.quiet).stroke();
  write(ink, value.slice(10), at + box.width / 2, baseline, { ...STRONG, color }, 'middle');
  at += box.width + px(7);
  if (check.kind === 'valid') {
    ink.doc.moveTo(at, baseline - px(4.5)).lineTo(at + px(3.6), baseline - px(1));
    ink.doc
      .lineTo(at + px(11), baseline - px(9))
      .lineWidth(px(1.4))
      .strokeColor(COLOR.success)
      .stroke();
  } else if (wrong) {
    write(ink, digitLine(language, check.expected), at, baseline, { face: 'sansBold', size: px(11.5), color });
  }
}

/** `2 × 40HQ, 1 × 20GP`, in the order of first appearance. */
function countByType(containers: readonly ContainerRow[]): string {
  const counts = new Map<string, number>();
  for (const { ctnTypeName } of containers) counts.set(ctnTypeName, (counts.get(ctnTypeName) ?? 0) + 1);
  return [...counts].map(([type, count]) => `${count} × ${type}`).join(', ');
}

export function drawContainers(sheet: Sheet, { containers }: BillRecord): void {
  if (containers.length === 0) return;
  const { ink } = sheet;
  const columns: Column[] = [
    { label: ['#', ''], width: 40, end: true },
    { field: 'ctnTypeName', label: LABELS.ctnTypeName, width: 62 },
    { field: 'ctnNo', label: LABELS.ctnNo },
    { field: 'sealNo', label: LABELS.sealNo, width: 118 },
    { field: 'packageTypeName', label: LABELS.packageTypeName, width: 88 },
    { field: 'number', label: LABELS.number, width: 72, end: true },
    { field: 'weight', label: LABELS.weight, width: 112, end: true },
    { field: 'volume', label: LABELS.volume, width: 117, end: true },
  ];
  const layout = layoutOf(columns, true);
  drawHead(sheet, layout);
  containers.forEach((row, place) => {
    const lines = (text: string, column: number) => wrap(ink, text, roomOf(layout, column), VALUE);
    const cells = [
      [String(place + 1)],
      lines(row.ctnTypeName, 1),
      (x: number, baseline: number) => drawContainerNumber(sheet, row.ctnNo, `containers.${place}.ctnNo`, x, baseline),
      lines(row.sealNo || '—', 3),
      lines(row.packageTypeName, 4),
      [packages(row.number)],
      [weight(row.weight)],
      [volume(row.volume)],
    ];
    drawBodyRow(sheet, layout, cells, place === 0, `containers.${place}`);
  });
  const sum = (name: 'weight' | 'volume') => sumDecimal(containers.map((row) => row[name]));
  const count = containers.reduce((total, row) => total + row.number, 0);
  drawTotals(sheet, layout, [
    { column: 0, lines: [''], style: STRONG },
    { column: 1, lines: [countByType(containers)], style: STRONG, span: 4 },
    { column: 5, lines: [packages(count)], style: STRONG },
    { column: 6, lines: [weight(sum('weight'))], style: STRONG },
    { column: 7, lines: [volume(sum('volume'))], style: STRONG },
  ]);
}
