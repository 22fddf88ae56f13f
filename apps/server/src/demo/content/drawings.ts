import { type Random, randomOf } from '../random.ts';
import { type Palette, Sheet } from './png.ts';

const PALETTE: Palette = [
  '#eaf1f3', // 0 sky
  '#cfdfe4', // 1 haze
  '#8fb3bd', // 2 far water
  '#0f4c5c', // 3 water
  '#0a3640', // 4 deep water, hulls
  '#f2e16b', // 5 sun, the box that is looked for
  '#c4574a', // 6 boxes
  '#5f8f6b', // 7
  '#d9a441', // 8
  '#ffffff', // 9
  '#3b5a64', // 10 land, steel
];
const BOXES = [6, 7, 8, 9, 10, 2];

/** Boxes on each other; one of them is the one that is looked for. */
function stack(sheet: Sheet, random: Random, [left, bottom]: readonly [number, number], columns: number, rows: number) {
  const [wide, high] = [44, 18];
  const found = random.int(0, columns - 1);
  for (let column = 0; column < columns; column++) {
    const tall = random.int(Math.max(1, rows - 2), rows);
    for (let row = 0; row < tall; row++) {
      const [x, y] = [left + column * wide, bottom - (row + 1) * high];
      const colour = column === found && row === tall - 1 ? 5 : random.pick(BOXES);
      sheet.rect(x, y, x + wide - 2, y + high - 2, colour);
      for (let rib = 6; rib < wide - 4; rib += 6) sheet.rect(x + rib, y + 3, x + rib + 1, y + high - 5, 1);
    }
  }
}

function sea(sheet: Sheet, from: number) {
  sheet.rect(0, from, sheet.width, sheet.height, 3);
  sheet.rect(0, from, sheet.width, from + 3, 2);
  for (let y = from + 18, step = 22; y < sheet.height; y += step, step += 6)
    for (let x = (y * 7) % 60; x < sheet.width; x += 120) sheet.rect(x, y, x + 46, y + 2, 10);
}

function ship(sheet: Sheet, random: Random) {
  const { width, height } = sheet;
  const water = Math.round(height * 0.66);
  sheet.disc(width * 0.82, height * 0.26, Math.round(height * 0.11), 5);
  sheet.rect(0, water - 12, width, water, 1);
  const [left, right] = [width * 0.16, width * 0.74];
  const columns = Math.floor((right - left - 110) / 44);
  stack(sheet, random, [left + 30, water - 26], columns, 5);
  sheet.rect(right - 70, water - 130, right - 34, water - 26, 9);
  sheet.rect(right - 78, water - 130, right - 26, water - 118, 10);
  sheet.slope([water - 26, left, right + 40], [water + 22, left + 36, right], 4);
  sea(sheet, water + 14);
}

function quay(sheet: Sheet, random: Random) {
  const { width, height } = sheet;
  const ground = Math.round(height * 0.74);
  sheet.rect(0, ground - 60, width, ground, 1);
  for (let x = width * 0.1; x < width; x += width * 0.3) {
    sheet.rect(x, ground - 190, x + 8, ground, 10);
    sheet.rect(x + 62, ground - 190, x + 70, ground, 10);
    sheet.rect(x - 90, ground - 196, x + 120, ground - 186, 10);
    sheet.rect(x - 60, ground - 186, x - 58, ground - 120, 10);
    sheet.rect(x - 80, ground - 120, x - 38, ground - 104, 5);
  }
  stack(sheet, random, [0, ground], Math.ceil(width / 44), 4);
  sheet.rect(0, ground, width, ground + 10, 4);
  sea(sheet, ground + 10);
}

function flight(sheet: Sheet, random: Random) {
  const { width, height } = sheet;
  for (let count = 0; count < 7; count++) {
    const [x, y] = [random.int(0, width), random.int(Math.round(height * 0.5), height)];
    for (const [off, size] of [
      [0, 26],
      [30, 34],
      [64, 22],
    ] as const)
      sheet.disc(x + off, y, size, 1);
  }
  const [x, y] = [width * 0.28, Math.round(height * 0.42)];
  sheet.slope([y - 74, x + 30, x + 66], [y - 8, x + 20, x + 110], 10);
  sheet.rect(x + 20, y - 14, x + 380, y + 22, 9);
  sheet.disc(x + 380, y + 4, 18, 9);
  sheet.rect(x + 30, y + 8, x + 370, y + 12, 3);
  sheet.slope([y + 16, x + 150, x + 250], [y + 84, x + 60, x + 110], 10);
  for (let window = 40; window < 340; window += 26) sheet.rect(x + window, y - 4, x + window + 10, y + 2, 5);
}

function shelves(sheet: Sheet, random: Random) {
  const { width, height } = sheet;
  const floor = Math.round(height * 0.86);
  sheet.rect(0, floor, width, height, 10);
  for (let shelf = 0; shelf < 3; shelf++) {
    const y = floor - shelf * Math.round(height * 0.26);
    stack(sheet, random, [24, y - 6], Math.floor((width - 48) / 44), 2);
    sheet.rect(12, y - 6, width - 12, y, 4);
  }
  for (let x = 12; x < width; x += 176) sheet.rect(x, height * 0.1, x + 6, floor, 4);
}

const DRAWINGS = { ship, quay, flight, shelves };
export type DrawingName = keyof typeof DRAWINGS;

/** A drawing of the trade as a PNG: the same on every machine. */
export function drawing(name: DrawingName, width: number, height: number): Buffer {
  const sheet = new Sheet(width, height, 0);
  DRAWINGS[name](sheet, randomOf(`${name} ${width}`));
  return sheet.png(PALETTE);
}
