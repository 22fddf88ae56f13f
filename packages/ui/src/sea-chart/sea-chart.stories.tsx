import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { CROSSING, portsOf, vesselOf } from './fixtures.ts';
import { SeaChart, type SeaChartProps } from './sea-chart.tsx';

const WORDS = {
  'zh-CN': {
    crossing: '宁波至洛杉矶，航次 042E',
    china: '华东与东北亚港口',
    north: '北欧基本港',
    world: '全球挂靠港',
    eta: '预计 12-03 到港（洛杉矶时间）',
    seen: '11-24 10:00 宁波时间',
  },
  'en-US': {
    crossing: 'Ningbo to Los Angeles, voyage 042E',
    china: 'Ports of East China and North-East Asia',
    north: 'Base ports of North Europe',
    world: 'Ports of call',
    eta: 'Expected 12-03 Los Angeles time',
    seen: '11-24 10:00 Ningbo time',
  },
};
type Shown = Omit<Partial<SeaChartProps>, 'title'> & { says: keyof (typeof WORDS)['zh-CN'] };

function Said({ says, ports = [], ...rest }: Shown) {
  const [selected, setSelected] = useState(rest.selected);
  const words = WORDS[useLanguage()];
  return <SeaChart title={words[says]} ports={ports} {...rest} selected={selected} onSelect={setSelected} />;
}
function Voyage(rest: Partial<SeaChartProps>) {
  const words = WORDS[useLanguage()];
  const [from, ...others] = portsOf('CNNGB', 'USLAX');
  const to = others.map((port) => ({ ...port, note: words.eta }));
  return (
    <SeaChart
      title={words.crossing}
      ports={from ? [from, ...to] : to}
      routes={CROSSING}
      vessel={vesselOf(words.seen)}
      {...rest}
    />
  );
}

const EAST = portsOf('CNSHA', 'CNNGB', 'CNTAO', 'CNXMN', 'CNYTN', 'KRPUS', 'JPTYO', 'TWKHH');
const NORTH = portsOf('NLRTM', 'DEHAM', 'GBFXT', 'BEANR');
const ALL = [...EAST, ...NORTH, ...portsOf('USLAX', 'USOAK', 'USSEA', 'SGSIN')];

/** The coast comes later than the page. */
const coasts = async (canvasElement: HTMLElement) => {
  const count = canvasElement.querySelectorAll('[data-component=SeaChart]').length;
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-coast]')).toHaveLength(count), { timeout: 8_000 });
};

const meta = {
  component: SeaChart,
  args: { title: '', ports: [] },
  play: ({ canvasElement }) => coasts(canvasElement),
} satisfies Meta<typeof SeaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Across the 180th meridian: what was sailed, what is to come, and where the ship is. */
export const Crossing: Story = {
  parameters: { pictures: { full: true, narrow: true, contrast: true } },
  render: () => <Voyage />,
};
export const Region: Story = { render: () => <Said says="china" ports={EAST} region="eastAsia" /> };
/** No bounds are said: those of the ports. */
export const OfItsPorts: Story = { render: () => <Said says="north" ports={NORTH} height={320} selected="DEHAM" /> };
/** Two were looked for. */
export const Found: Story = {
  render: () => <Said says="china" ports={EAST.map((port, at) => ({ ...port, found: at < 2 }))} region="eastAsia" />,
};
export const World: Story = { render: () => <Said says="world" ports={ALL} region="world" height={380} /> };
export const Narrow: Story = {
  render: () => (
    <div style={{ maxInlineSize: 340 }}>
      <Voyage height={220} />
    </div>
  ),
};
export const NoPorts: Story = { render: () => <Said says="china" region="southeastAsia" height={240} /> };
/** What is no port has a name and no code. */
export const OfPlaces: Story = {
  render: () => <Said says="north" ports={NORTH} height={260} places selected="NLRTM" />,
};
/** Walked by the arrows, and taken by Enter. */
export const Walked: Story = {
  render: () => <Said says="china" ports={EAST} region="eastAsia" />,
  play: async ({ canvasElement }) => {
    await coasts(canvasElement);
    const list = within(canvasElement).getByRole('listbox');
    list.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    const taken = within(list).getByRole('option', { selected: true });
    await expect(list).toHaveAttribute('aria-activedescendant', taken.id);
  },
};
export const AllStates: Story = {
  ...allStates(meta, { Region, OfItsPorts, World, Narrow, NoPorts, OfPlaces }),
  play: ({ canvasElement }) => coasts(canvasElement),
};
