import {
  BILL_FIELDS,
  type BillKind,
  type BillRecord,
  CONTAINER_FIELDS,
  type FieldDefinition,
  GOODS_FIELDS,
} from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { BillForm } from './bill-form.tsx';
import { flagship, houseBill } from './fixtures.ts';
import { longTexts } from './fixtures-cases.ts';
import { show } from './test-frame.tsx';

/** Ids stand for names; the version and the number of the status travel with the record and are not read. */
const UNSEEN = ['version', 'webStatus'];
const printable = (fields: readonly FieldDefinition[], kind?: BillKind) =>
  fields.filter((field) => field.type !== 'id' && !UNSEEN.includes(field.name) && (field.only ?? kind) === kind);

const EXAMPLE = { date: '2031-02-03', instant: '2031-02-03T16:05:06Z' };
const SHOWN: Record<string, string> = {
  [EXAMPLE.instant]: '2031-02-04 00:05:06',
  '71.25': '71.250',
  '81.5': '81.5000',
};

function filled(fields: readonly FieldDefinition[], old: object): Record<string, unknown> {
  const value = ({ name, type }: FieldDefinition) => {
    if (type === 'text') return `${name}-value`;
    if (type === 'decimal') return name === 'weight' ? '71.25' : '81.5';
    if (type === 'integer') return 61;
    return type === 'date' || type === 'instant' ? EXAMPLE[type] : 5;
  };
  // A status outside of the dictionary is shown by the server's name.
  return { ...old, ...Object.fromEntries(fields.map((field) => [field.name, value(field)])), webStatus: 99 };
}

it.each(['MBL', 'HBL'] as const)('renders every printable field of a %s', (kind) => {
  const base = kind === 'MBL' ? flagship() : houseBill();
  const bill = filled(printable(BILL_FIELDS, kind), base.bill);
  const goodsRow = filled(GOODS_FIELDS, {});
  const containerRow = filled(CONTAINER_FIELDS, {});
  const goods = { rows: [goodsRow], actualNumber: 62, actualWeight: '72.5', actualVolume: '82.25' };
  const { container } = show(
    <BillForm record={{ kind, bill, goods, containers: [containerRow] } as unknown as BillRecord} />,
  );
  const text = container.textContent;
  const sections = [
    [printable(BILL_FIELDS, kind), bill],
    [printable(GOODS_FIELDS), goodsRow],
    [printable(CONTAINER_FIELDS), containerRow],
  ] as const;
  const missing = sections.flatMap(([fields, values]) =>
    fields
      .filter(({ name }) => !text.includes(SHOWN[String(values[name])] ?? String(values[name])))
      .map(({ name }) => name),
  );
  expect(missing).toEqual([]);
  for (const actual of ['62', '72.500', '82.2500']) expect(text).toContain(actual);
});

it('keeps the lines of a party as typed, and lets only what is long scroll by itself', () => {
  const { getAllByRole, getByText } = show(<BillForm record={longTexts()} />);
  expect(getByText(/ON BEHALF OF HAOYU GROUP/).textContent?.split('\n')).toHaveLength(9);
  const names = getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual(['提单正文', '发货人', '收货人', '唛头', '货描', '不印在提单上']);
  for (const region of getAllByRole('region')) expect(region).toHaveAttribute('tabindex', '0');
});

it('is read, not filled in: definitions and tables instead of controls', () => {
  const { container, getByRole } = show(<BillForm record={flagship()} />);
  expect(container.querySelector('input, textarea, select')).toBeNull();
  expect(getByRole('table', { name: '货物明细' })).toBeInTheDocument();
  expect(
    getByRole('row', {
      name: /^合计 1,280 CTNS SAY ONE THOUSAND TWO HUNDRED AND EIGHTY CARTONS ONLY 12,400.000 151.5000$/,
    }),
  ).toBeInTheDocument();
  expect(getByRole('row', { name: /2 × 40HQ, 1 × 20GP 1,280 12,400.000 151.5000/ })).toBeInTheDocument();
  expect(container.textContent).toContain('2026-11-18 16:40:12');
});
