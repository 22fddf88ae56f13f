import { vgm } from '../vgm.ts';
import { plainCapitals } from '../written-code.ts';
import { emptyVgmBox, VGM_BOXES, type VgmBox, type VgmMethod } from './box.ts';

/** What a heading may say of its column, in either language; the first that fits. */
const HEADINGS: readonly (readonly [keyof VgmBox, RegExp])[] = [
  ['ctnNo', /箱号|柜号|container\s*(?:no|number)|^cntr|^ctn\s*no/i],
  ['sealNo', /封|seal/i],
  ['ctnType', /箱型|柜型|尺寸|size|type/i],
  ['method', /方式|method/i],
  ['maxGross', /最大|max/i],
  ['dunnage', /衬垫|加固|绑扎|dunnage|lash/i],
  ['tare', /皮重|箱重|tare/i],
  ['vgm', /vgm|总重|过磅|verified|gross\s*mass/i],
  ['cargo', /货重|毛重|货物|cargo|gross/i],
  ['certificateNo', /磅单|证书|certificate|ticket/i],
  ['weighedOn', /日期|时间|date|weighed/i],
  ['weighPlace', /地点|place|location/i],
  ['unit', /单位|unit/i],
];
/** The order of the sheet, for a list that has no headings. */
const USUAL: readonly (keyof VgmBox)[] = ['ctnNo', 'ctnType', 'method', 'cargo', 'dunnage', 'tare', 'vgm'];
const WEIGHTS: readonly string[] = ['vgm', 'cargo', 'dunnage', 'tare', 'maxGross'];

const heading = (cell: string): keyof VgmBox | undefined => HEADINGS.find(([, words]) => words.test(cell))?.[0];
const isNumber = (cell: string): boolean => /^[A-Z]{4}\s?\d{6}\s?-?\d$/i.test(cell.trim());
const methodOf = (cell: string): VgmMethod => (/1|整箱|scaled/i.test(cell) ? 'SM1' : 'SM2');

/** A cell as the sheet keeps it: numbers of containers without blanks, weights without separators and units. */
function written(column: keyof VgmBox, cell: string): Partial<VgmBox> {
  const text = cell.trim();
  if (column === 'method') return { method: methodOf(text) };
  if (column === 'unit') return { unit: /lb|磅/i.test(text) ? 'LBR' : 'KGM' };
  if (column === 'ctnNo') return { ctnNo: plainCapitals(text).replace(/[\s-]/g, '') };
  if (column === 'weighedOn') return { weighedOn: text.slice(0, 10).replaceAll('/', '-') };
  if (!WEIGHTS.includes(column)) return { [column]: text };
  const plain = text.replace(/(?:kgs?|千克|公斤)$/i, '').trimEnd();
  return { [column]: vgm.normalize(plain) };
}

/**
 * The containers of a list that was pasted from a spreadsheet: cells between tabs, columns by their headings, or in the order of the
 * sheet where there are none. Lines without the number of a container are left out, and counted.
 */
export function parseVgmList(text: string, method: VgmMethod = 'SM2'): { boxes: VgmBox[]; skipped: number } {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const cells = lines.map((line) => line.split(line.includes('\t') ? '\t' : /[,;，；]/).map((cell) => cell.trim()));
  const titled = cells.findIndex((row) => row.some((cell) => heading(cell) === 'ctnNo') && !row.some(isNumber));
  const columns = titled < 0 ? USUAL : (cells[titled] ?? []).map(heading);
  const place = columns.indexOf('ctnNo');
  const rows = cells.slice(titled + 1);
  const boxes = rows
    .filter((row) => isNumber(row[place] ?? ''))
    .slice(0, VGM_BOXES)
    .map((row): VgmBox => {
      const said = columns.map((column, at) => {
        const cell = row[at] ?? '';
        return column && cell.trim() ? written(column, cell) : {};
      });
      return Object.assign(emptyVgmBox(method), ...said);
    });
  return { boxes, skipped: rows.length - boxes.length };
}
