import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { POSITIONS, STOPS } from './fixtures.ts';
import { Timeline, type TimelineProps } from './timeline.tsx';

/** The voyage in the language of the page; `most` keeps the first stops only. */
const Voyage = ({ stops, most, underWay, ...rest }: TimelineProps & { most?: number; underWay?: boolean }) => {
  const locale = useLanguage();
  const own = (STOPS[locale] ?? []).slice(0, most);
  return (
    <div style={{ maxInlineSize: 372 }}>
      <Timeline {...rest} stops={stops.length > 0 ? stops : own} position={underWay ? POSITIONS[locale] : undefined} />
    </div>
  );
};

const meta = {
  component: Timeline,
  args: { stops: [] },
  render: (args) => <Voyage {...args} underWay />,
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
const WithoutPosition: Story = { render: (args) => <Voyage {...args} /> };
const Arrived: Story = { args: { legend: false }, render: (args) => <Voyage {...args} most={2} /> };
const LongText: Story = {
  args: {
    legend: false,
    stops: [
      {
        name: 'PETROPAVLOVSK-KAMCHATSKIY, CONTAINER TERMINAL 2',
        code: 'RUPKC',
        milestones: [
          {
            name: 'Container released by the customs after an inspection of the documents',
            kind: 'actual',
            at: '2026-11-09T06:12+12:00',
            note: 'MSC MEDITERRANEAN SHIPPING COMPANY / FT2611E '.repeat(2),
          },
          { name: 'Clock put back here', kind: 'estimated', at: '2026-11-10T06:12+11:00' },
        ],
      },
    ],
  },
  render: (args) => <Voyage {...args} />,
};
const Loading: Story = { args: { loading: true }, parameters: { pictures: { delay: 400 } } };
const Nothing: Story = {
  render: () => (
    <div style={{ maxInlineSize: 372 }}>
      <Timeline stops={[]} />
    </div>
  ),
};
export const AllStates: Story = {
  ...allStates(meta, { UnderWay, WithoutPosition, Arrived, LongText, Loading, Nothing }),
  parameters: { pictures: { delay: 400 } },
};
