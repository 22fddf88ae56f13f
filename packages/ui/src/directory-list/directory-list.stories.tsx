import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { DirectoryList, type DirectoryListProps } from './directory-list.tsx';

const SITES = [
  ['ONT8', 'Moreno Valley, CA', '92551', '24300 Nandina Ave', '2–4'],
  ['LAX9', 'Fontana, CA', '92337', '11263 Oleander Ave', '3–5'],
  ['SBD1', 'Bloomington, CA', '92316', '3388 S Cactus Ave', '3–6'],
] as const;
const EAST = [
  ['ABE8', 'Florence, NJ', '08518'],
  ['TEB9', 'Somerset, NJ', '08873'],
  ['ACY1', 'West Deptford, NJ', ''],
] as const;
const WORDS = {
  'zh-CN': { west: '西部，邮编 8、9', east: '东部，邮编 0 至 3', sites: '个仓库', days: '天' },
  'en-US': { west: 'West, zip 8 and 9', east: 'East, zip 0 to 3', sites: 'sites', days: 'days ahead' },
};

interface SitesProps extends Partial<DirectoryListProps> {
  /** codes and places alone */
  short?: boolean;
}

function Sites({ short = false, ...rest }: SitesProps) {
  const words = WORDS[useLanguage()];
  const west = SITES.map(([code, name, figure, detail, wait], at) => ({
    id: code,
    href: `#${code}`,
    code,
    name,
    figure,
    ...(!short && { detail, note: `${wait} ${words.days}`, current: at === 0 }),
  }));
  const east = EAST.map(([code, name, figure]) => ({ id: code, href: `#${code}`, code, name, figure }));
  return (
    <DirectoryList
      {...rest}
      groups={[
        { id: 'west', heading: words.west, aside: `${west.length} ${words.sites}`, items: west },
        { id: 'east', heading: words.east, aside: `${east.length} ${words.sites}`, items: east },
      ]}
    />
  );
}

const meta = {
  component: Sites,
  subcomponents: { DirectoryList },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 392 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sites>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { short: true } };
/** What was searched for is highlighted, one of them is shown beside the list. */
export const Searched: Story = { args: { match: '92' } };
export const AllStates: Story = allStates(meta, { Default, Searched }, { contrast: true });
