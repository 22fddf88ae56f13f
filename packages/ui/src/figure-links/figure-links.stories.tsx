import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { FigureLinks, type FigureLinksProps } from './figure-links.tsx';

const WORDS = {
  'zh-CN': { label: '订单数', returned: '已退回', draft: '草稿', copy: '待确认样单', space: '已放舱', sea: '航行中' },
  'en-US': {
    label: 'Orders in figures',
    returned: 'Returned',
    draft: 'Drafts',
    copy: 'Copies to check',
    space: 'Space confirmed',
    sea: 'At sea',
  },
};

interface FiguresProps extends Partial<FigureLinksProps> {
  known?: boolean;
  none?: boolean;
  noted?: boolean;
}

function Figures({ known = true, none = false, noted = false, ...rest }: FiguresProps) {
  const words = WORDS[useLanguage()];
  const figure = (count: number) => (known ? (none ? 0 : count) : undefined);
  return (
    <FigureLinks
      {...rest}
      label={`${words.label} ${known ? '' : '…'}${none ? '0' : ''}${noted ? '+' : ''}`}
      items={[
        {
          id: 'returned',
          label: words.returned,
          value: figure(2),
          href: '#returned',
          icon: icons.warning,
          waits: true,
        },
        { id: 'copy', label: words.copy, value: figure(4), href: '#copy', icon: icons.pen, waits: true },
        { id: 'draft', label: words.draft, value: figure(12), href: '#draft', icon: icons.document },
        { id: 'space', label: words.space, value: figure(31), href: '#space', icon: icons.container },
        {
          id: 'sea',
          label: words.sea,
          value: figure(46),
          href: '#sea',
          icon: icons.vessel,
          note: noted ? '3 × 11-28' : undefined,
        },
      ]}
    />
  );
}

const meta = { component: Figures, subcomponents: { FigureLinks } } satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing waits: no cell is marked. */
export const Nothing: Story = { args: { none: true } };
export const WithNote: Story = { args: { noted: true } };
export const Loading: Story = { args: { known: false, loading: true } };
/** They could not be had: the ways to the lists stay. */
export const Unknown: Story = { args: { known: false, noted: true } };
export const AllStates: Story = allStates(meta, { Default, Nothing, WithNote, Loading, Unknown }, { narrow: true });
