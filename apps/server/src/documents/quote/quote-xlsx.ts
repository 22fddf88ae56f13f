import { moneyDecimals } from '@lading/validators/freight';
import writeExcelFile, { type Cell, type Feature, type Image } from 'write-excel-file/node';
import { keyOf, type Quote, type QuoteCell } from './quote.ts';
import { bold, head, long, money, Rows, text } from './quote-cells.ts';
import { addCharges } from './quote-charges.ts';
import { type QuoteWord, quoteWord, WORDS } from './words.ts';

/** Widths of the first columns, in characters; the charges stand in the same ones. */
const WIDTHS = [14, 26, 26, 20, 12, 12, 16, 20];
const WIDE: Readonly<Record<string, number>> = { surcharges: 46, remark: 40, docCutoff: 20 };
/** Rows above the heads of the rates, and the heads: they stay in view. */
const HEAD_ROW = 9;
// The first eight cells are the name of the house, the logo lies at their end.
const NAME_SPAN = 8;
const LOGO_HEIGHT = 40;

const cellOf = (value: QuoteCell | undefined): Cell => {
  if (value === undefined) return null;
  return typeof value === 'string' ? text(value) : money(value.money, moneyDecimals(value.currency));
};

/** What the quotation is: who offers what to whom, until when, with which rates of exchange. */
function addFront(rows: Rows, quote: Quote): void {
  const word = (name: QuoteWord) => bold(quoteWord(name, quote.language));
  const { quoteNo, date, validTo, toCompany, toContact, from, route, cargo, fx } = quote;
  const name: Cell = {
    value: quote.house,
    type: String,
    fontWeight: 'bold',
    fontSize: 16,
    columnSpan: NAME_SPAN,
    height: 34,
  };
  rows.add(name, ...Array<null>(NAME_SPAN - 1).fill(null));
  rows.add(word('quoteNo'), long(quoteNo), word('date'), long(date), null, word('validTo'), long(validTo));
  rows.add(word('to'), long(toCompany), word('contact'), long(toContact));
  rows.add(word('from'), long(from));
  rows.add(word('route'), long(route));
  rows.add(word('cargo'), long(cargo));
  const told = fx.map(({ currency, cnyPerUnit, time }) => `1 ${currency} = CNY ${cnyPerUnit} (${time})`);
  rows.add(word('exchange'), long(told.join(' · ')));
  rows.add(long(quote.opening));
}

function addRates(rows: Rows, { columns, rates, language }: Quote): void {
  rows.add(...columns.map((column) => head('word' in column ? quoteWord(column.word, language) : column.type)));
  for (const { cells } of rates) rows.add(...columns.map((column) => cellOf(cells[keyOf(column)])));
}

function addEnd(rows: Rows, { notIncluded, terms, preparedBy, language }: Quote): void {
  const word = (name: QuoteWord) => quoteWord(name, language);
  rows.add();
  rows.add(bold(word('notIncludedList')));
  for (const one of notIncluded) rows.add(long(`– ${one}`));
  rows.add();
  rows.add(bold(word('terms')));
  const always = (Object.keys(WORDS) as QuoteWord[]).filter((name) => name.startsWith('term.'));
  for (const term of [...terms, ...always.map(word)]) if (term) rows.add(long(term));
  rows.add();
  rows.add(bold(word('preparedBy')), long(preparedBy));
}

const FORMULA = /<c r="([A-Z]+\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g;
const PAGE = /<pageSetup /;

/** What each formula comes to, for readers that reckon nothing (a telephone's); and the width of a sheet of paper. */
const finished = (results: ReadonlyMap<string, string>): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content) =>
          content
            .replace(FORMULA, (whole, place: string, rest: string, formula: string) => {
              const result = results.get(place);
              return result === undefined ? whole : `<c r="${place}"${rest}><f>${formula}</f><v>${result}</v></c>`;
            })
            .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
            .replace(PAGE, '<pageSetup fitToWidth="1" fitToHeight="0" '),
      },
    },
  },
});

function logoOf({ logo, house, columns }: Quote): Image[] {
  if (!logo || logo.height === 0) return [];
  const { bytes, contentType, width, height } = logo;
  const scaled = Math.min((LOGO_HEIGHT * width) / height, 240);
  const size = { width: Math.round(scaled), height: Math.round((scaled * height) / width) };
  const anchor = { row: 1, column: Math.min(columns.length, NAME_SPAN) };
  return [
    {
      content: Buffer.from(bytes),
      contentType,
      ...size,
      dpi: 96,
      anchor,
      offsetY: 2,
      title: house,
      description: house,
    },
  ];
}

/** A quotation as a workbook of Excel: A4 across, prices as numbers, sums as formulas, all that somebody wrote as text. */
export async function quoteXlsx(quote: Quote): Promise<Buffer> {
  const rows = new Rows();
  addFront(rows, quote);
  addRates(rows, quote);
  for (const rate of quote.rates) addCharges(rows, rate, quote);
  addEnd(rows, quote);
  const width = (column: (typeof quote.columns)[number] | undefined, at: number) => {
    const wide = column && WIDE[keyOf(column)];
    return { width: Math.max(wide ?? 14, WIDTHS[at] ?? 0) };
  };
  const columns = Array.from({ length: Math.max(quote.columns.length, WIDTHS.length) }, (_, at) =>
    width(quote.columns[at], at),
  );
  return writeExcelFile(
    rows.rows,
    {
      sheet: quote.sheet,
      columns,
      orientation: 'landscape',
      stickyRowsCount: HEAD_ROW,
      images: logoOf(quote),
    },
    { features: [finished(rows.results)] },
  ).toBuffer();
}
