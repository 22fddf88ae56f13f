import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { preloadIssueTexts } from '../i18n/rules.ts';
import { Link } from '../link/link.tsx';
import { found, groups, hot, losAngeles, ningbo } from '../reference-fields/fixtures.ts';
import { allStates } from '../testing/all-states.tsx';
import type { RateAsk } from './ask.ts';
import { RateAsked } from './rate-asked.tsx';
import { RateQuery } from './rate-query.tsx';

const WORDS = {
  'zh-CN': {
    transport: ['整箱', '拼箱'],
    products: ['普货', '带电'],
    recent: '最近：宁波 → 洛杉矶，40HQ × 2',
    asked: {
      起运地: '宁波',
      目的地: '洛杉矶',
      运输类型: '整箱',
      箱型: '40HQ × 2',
      重量: '10,526.5',
      体积: '124.385',
      产品类型: '普货',
    },
  },
  'en-US': {
    transport: ['Full container', 'Less than container'],
    products: ['General', 'With batteries'],
    recent: 'Recent: Ningbo → Los Angeles, 40HQ × 2',
    asked: {
      Origin: 'Ningbo',
      Destination: 'Los Angeles',
      Transport: 'Full container',
      Container: '40HQ × 2',
      Weight: '10,526.5',
      Volume: '124.385',
      Product: 'General',
    },
  },
};
const CODES = ['CNNGB', 'USLAX', undefined, undefined, 'KGS', 'CBM', undefined];
const TYPES = ['20GP', '40GP', '40HQ'].map((label, at) => ({ value: String(at + 1), label }));

const NOTHING: RateAsk = {
  origin: null,
  destination: null,
  transportType: '',
  containers: [],
  weight: '',
  volume: '',
  productType: '',
  boxes: [],
};
const ASKED: RateAsk = {
  ...NOTHING,
  origin: ningbo.id,
  destination: losAngeles.id,
  transportType: 'fcl',
  containers: [
    { type: '3', count: 2 },
    { type: '1', count: 1 },
  ],
  weight: '10526.5',
  volume: '124.385',
  productType: '1',
};
const CARTONS: RateAsk = {
  ...ASKED,
  transportType: 'lcl',
  containers: [],
  boxes: [
    { length: '60', width: '40', height: '35.5', pieces: '40' },
    { length: '120', width: '80', height: '100', pieces: '2' },
  ],
};

interface QueryArgs {
  value?: RateAsk;
  recent?: boolean;
  label?: string;
  loading?: boolean;
}

function Query({ value = NOTHING, recent = false, loading = false, label }: QueryArgs) {
  const { transport, products, recent: last } = WORDS[useLanguage()];
  const ports = { found, groups, hot, onSearch: fn() };
  return (
    <RateQuery
      label={label}
      value={value}
      onAsk={fn()}
      loading={loading}
      origin={{ ...ports, known: [ningbo] }}
      destination={{ ...ports, known: [losAngeles] }}
      transportTypes={['fcl', 'lcl'].map((type, at) => ({ value: type, label: transport[at] ?? '' }))}
      containerTypes={TYPES}
      productTypes={products.map((label, at) => ({ value: String(at + 1), label }))}
      boxed={(type) => type !== 'lcl'}
      {...(recent && { note: <Link href="#recent">{last}</Link> })}
    />
  );
}

function Asked() {
  const { asked } = WORDS[useLanguage()];
  const items = Object.entries(asked).map(([name, value], at) => ({ name, value, code: CODES[at] }));
  return <RateAsked items={items} onEdit={fn()} />;
}

const meta = {
  component: Query,
  subcomponents: { RateQuery, RateAsked },
  // The words of the rules are there before the first of them is needed.
  loaders: [() => Promise.all([preloadIssueTexts('zh-CN'), preloadIssueTexts('en-US')])],
} satisfies Meta<typeof Query>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: /^(?:查运价|Find rates)$/ }));

export const Empty: Story = {};
export const Filled: Story = { args: { value: ASKED, recent: true } };
export const Cartons: Story = { args: { value: CARTONS, label: 'LCL' } };
/** What the specification wants, and the same port twice. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByText(/^(?:请选择目的地|Please choose a destination)$/),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { value: ASKED, loading: true } };
export const Answered: Story = { render: () => <Asked /> };
export const AllStates: Story = allStates(meta, { Filled, Cartons, Answered }, { narrow: true });
