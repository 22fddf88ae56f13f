import writeExcelFile, { type Cell } from 'write-excel-file/node';
import type { SheetRow } from '../database/schema/imports.ts';
import { type Language, say } from '../messages/say.ts';
import { FAULTS, type FaultCode, type Kind } from './kind.ts';

/** Workbooks of an import: the template to fill in, and the rows that were not written. */

export interface ListedFault {
  readonly row: number;
  readonly column: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly suggestion: string | null;
}
type Lists = Readonly<Record<string, readonly string[]>>;

/** Rows of the template that have the lists. */
const LISTED = 5_001;
const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

// Always text: a zip keeps its zeros, and nothing is reckoned.
const text = (value: string): Cell => (value === '' ? null : { value, type: String, wrap: false });
const marked = (value: string): Cell => ({ value, type: String, backgroundColor: '#FBEBD9' });
const head = (value: string): Cell => ({
  value,
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#E3EDEF',
  bottomBorderStyle: 'thin',
});

/** What is wrong, in the reader's language. */
export const faultWords = (language: Language, { code, values }: Pick<ListedFault, 'code' | 'values'>): string =>
  say(language, FAULTS[code as FaultCode] ?? 'importForm', values);

/** Lists to choose from in the first sheet, out of the columns of the sheet of that name. */
const choosing = (columns: readonly string[], lists: Lists, sheet: string) => {
  const listed = Object.keys(lists);
  const rules = columns.flatMap((column, at) => {
    const place = listed.indexOf(column);
    if (place < 0) return [];
    const [here, there] = [letterOf(at), letterOf(place)];
    const from = `'${sheet}'!$${there}$2:$${there}$${(lists[column]?.length ?? 0) + 1}`;
    // A warning and no wall: whoever imports is told by row.
    return [
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${here}2:${here}${LISTED}"><formula1>${from}</formula1></dataValidation>`,
    ];
  });
  const all = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
            sheetIndex === 0 && rules.length > 0 ? xml.replace('</sheetData>', `</sheetData>${all}`) : xml,
        },
      },
    },
  };
};

const titleOf = (kind: Kind, column: string, language: Language): string => {
  const { head: words, required } = kind.columns[column] ?? { head: { 'zh-CN': column, 'en-US': column } };
  return required ? `${words[language]} *` : words[language];
};

interface Filled {
  readonly kind: Kind;
  readonly language: Language;
  readonly lists: Lists;
}

/** Sheets of a workbook to be filled in: `rows` under the heads, then what each column takes, then the lists. */
async function bookOf(
  { kind, language, lists }: Filled,
  heads: readonly Cell[],
  rows: readonly Cell[][],
): Promise<Buffer> {
  const columns = Object.keys(kind.columns);
  const [fill, notes, choices] = (['importSheet', 'importNotes', 'importLists'] as const).map((id) =>
    say(language, id),
  );
  const noted = Object.entries(kind.columns).map(([column, { required, example }]) => [
    text(titleOf(kind, column, language)),
    text(required ? say(language, 'importRequired') : ''),
    text(example),
  ]);
  const listed = Object.values(lists);
  const lines = Array.from({ length: Math.max(0, ...listed.map((list) => list.length)) }, (_, at) =>
    listed.map((list) => text(list[at] ?? '')),
  );
  const widths = heads.map((_, at) => ({ width: at < columns.length ? 18 : 60 }));
  const explained = (['importColumn', 'importRule', 'importExample'] as const).map((id) => head(say(language, id)));
  return writeExcelFile(
    [
      { data: [[...heads], ...rows], sheet: fill ?? '', columns: widths, stickyRowsCount: 1 },
      { data: [explained, ...noted], sheet: notes ?? '', columns: [{ width: 22 }, { width: 22 }, { width: 30 }] },
      {
        data: [Object.keys(lists).map((column) => head(titleOf(kind, column, language))), ...lines],
        sheet: choices ?? '',
        columns: listed.map(() => ({ width: 24 })),
      },
    ],
    { features: [choosing(columns, lists, choices ?? '')] },
  ).toBuffer();
}

/** An empty workbook with the columns of a kind. */
export const templateOf = (filled: Filled): Promise<Buffer> =>
  bookOf(
    filled,
    Object.keys(filled.kind.columns).map((column) => head(titleOf(filled.kind, column, filled.language))),
    [],
  );

/** The rows that were not written, repairs in their places and coloured, what is wrong behind each: to be corrected and brought again. */
export function correctedOf(
  filled: Filled,
  rows: readonly SheetRow[],
  faults: readonly ListedFault[],
): Promise<Buffer> {
  const { kind, language } = filled;
  const columns = Object.keys(kind.columns);
  const lines = rows.map(({ row, cells }) => {
    const here = faults.filter((fault) => fault.row === row);
    const said = here.map((fault) => `${titleOf(kind, fault.column, language)}: ${faultWords(language, fault)}`);
    return [
      ...columns.map((column) => {
        const fault = here.find((one) => one.column === column);
        const value = fault?.suggestion ?? cells[column] ?? '';
        return fault ? marked(value) : text(value);
      }),
      text(said.join('; ')),
    ];
  });
  const heads = columns.map((column) => head(titleOf(kind, column, language)));
  return bookOf(filled, [...heads, head(say(language, 'importWrong'))], lines);
}
