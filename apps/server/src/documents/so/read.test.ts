import { describe, expect, it } from 'vitest';
import type { SoFacts } from '../../demo/order/papers/so-facts.ts';
import { SO_FORMS } from '../../demo/order/papers/so-forms.ts';
import { plainPdf, scanPdf, soPdf } from '../../demo/order/papers/so-pdf.ts';
import { SO_FACTS } from '../../testing/so.ts';
import { daysIn, momentsIn } from './days.ts';
import { LAYOUTS } from './layouts.ts';
import { soLines } from './pdf-lines.ts';
import { readSo } from './read.ts';
import type { SoPage } from './shapes.ts';

async function pagesOf(pdf: Buffer): Promise<SoPage[]> {
  const read = JSON.parse(Buffer.from(await soLines(pdf)).toString('utf8')) as { pages: SoPage[] };
  return read.pages;
}
const readPdf = async (pdf: Buffer) => readSo(await pagesOf(pdf));
const values = ({ fields }: ReturnType<typeof readSo>) =>
  Object.fromEntries(fields.map((field) => [field.name, field.values.map(({ value }) => value).join(' | ')]));

/** What a form prints of the facts. */
const onForm = (id: string): SoFacts => {
  const printed = new Set(SO_FORMS[id]?.rows.flatMap(({ fields }) => fields.map(([, field]) => field)));
  return Object.fromEntries(
    Object.entries(SO_FACTS).filter(([name]) => printed.has(name as never) || name === 'voyage'),
  );
};

describe('a shipping order', () => {
  it.each(LAYOUTS.map(({ id, carrier }) => [id, carrier] as const))(
    'of %s says every field that it prints',
    async (id, carrier) => {
      const read = await readPdf(await soPdf(id, SO_FACTS));
      expect(read.layout.id).toBe(id);
      expect(values(read)).toEqual({ ...onForm(id), shippingName: carrier });
      expect(read.fields.every(({ confidence }) => confidence > 0.9)).toBe(true);
      expect(read.unmatched.join('\n')).toContain(SO_FORMS[id]?.foot);
    },
  );

  it('of an unknown layout is read by common labels, less surely', async () => {
    const read = await readPdf(await soPdf('agent', { ...SO_FACTS, shippingName: 'SEALEAD' }));
    expect(read.layout.id).toBe('general');
    expect(values(read)).toMatchObject({
      bkgNo: '6412104416',
      vessel: 'COSCO SHIPPING ALPS',
      voyage: '043E',
      pol: 'CNNGB',
      pod: 'USLAX',
      containers: '2×40HQ',
    });
    expect(read.fields.find(({ name }) => name === 'bkgNo')?.confidence).toBe(0.85);
  });

  it('never guesses which is the month: both are offered', async () => {
    const read = await readPdf(await soPdf('agent', { ...SO_FACTS, FCO: '2026-04-03T12:00', DCO: '2026-11-28T17:00' }));
    expect(values(read)).toMatchObject({ FCO: '2026-04-03T12:00 | 2026-03-04T12:00', DCO: '2026-11-28T17:00' });
    expect(read.fields.find(({ name }) => name === 'FCO')?.confidence).toBe(0.5);
  });

  it('that prints a number twice differently offers both', async () => {
    const pdf = await plainPdf('SPACE CONFIRMATION', ['Booking No.: 6412104416', 'SO No.: 6412104461']);
    expect(values(await readPdf(pdf))).toEqual({ bkgNo: '6412104416 | 6412104461' });
  });

  it('that was scanned has no line', async () => {
    expect((await pagesOf(await scanPdf())).flatMap(({ lines }) => lines)).toEqual([]);
  });
});

describe('an unclear letter', () => {
  it('is a question mark with its place', () => {
    const cell = (text: string, x: number) => ({ text, x, end: x + 60 });
    const pages = [{ number: 2, lines: [{ cells: [cell('Release PIN:', 40), cell('9K7B\uFFFD', 160)] }] }];
    expect(readSo(pages).fields).toEqual([
      {
        name: 'releasePin',
        values: [{ value: '9K7B?', printed: '9K7B?' }],
        confidence: 0.3,
        label: 'Release PIN',
        page: 2,
        unclearAt: 5,
      },
    ]);
  });
});

describe('a printed day', () => {
  it.each([
    ['2026-12-01', ['2026-12-01']],
    ['2026年12月1日', ['2026-12-01']],
    ['01-Dec-2026', ['2026-12-01']],
    ['1 December 2026', ['2026-12-01']],
    ['01DEC26', ['2026-12-01']],
    ['DEC 01, 2026', ['2026-12-01']],
    ['25/12/2026', ['2026-12-25']],
    ['12/25/2026', ['2026-12-25']],
    ['03/03/2026', ['2026-03-03']],
    ['03/04/2026', ['2026-04-03', '2026-03-04']],
    ['31/02/2026', []],
    ['TBA', []],
  ])('%s is %j', (text, days) => {
    expect(daysIn(text, 'unknown')).toEqual(days);
  });

  it.each([
    ['2026-12-01 12:00', '2026-12-01T12:00'],
    ['01 Dec 2026 1730 HRS', '2026-12-01T17:30'],
    ['01-Dec-2026 4:30 PM', '2026-12-01T16:30'],
    ['01-Dec-2026 12:05 AM', '2026-12-01T00:05'],
    ['2026-12-01 24:00', '2026-12-01T23:59'],
    ['2026-12-01', '2026-12-01'],
  ])('%s is the moment %s', (text, moment) => {
    expect(momentsIn(text, 'dmy')).toEqual([moment]);
  });
});
