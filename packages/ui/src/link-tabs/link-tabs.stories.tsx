import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { LinkTabs, type LinkTabsProps } from './link-tabs.tsx';

const NAMES = {
  'zh-CN': ['美国', '加拿大', '英国', '德国', '法国', '意大利', '西班牙', '波兰', '日本', '澳大利亚'],
  'en-US': [
    'United States',
    'Canada',
    'United Kingdom',
    'Germany',
    'France',
    'Italy',
    'Spain',
    'Poland',
    'Japan',
    'Australia',
  ],
};
const LABEL = { 'zh-CN': '国家', 'en-US': 'Countries' };

interface KindsProps extends Partial<LinkTabsProps> {
  counted?: boolean;
  kinds?: number;
}

function Kinds({ counted = true, kinds = 4, ...rest }: KindsProps) {
  const locale = useLanguage();
  const items = NAMES[locale].slice(0, kinds).map((label, at) => ({
    id: label,
    label,
    href: `#kind-${at}`,
    current: at === 1,
    ...(counted && { count: [68, 11, 14, 12, 7, 5, 5, 4, 9, 0][at] }),
  }));
  // Each list of a page has a name of its own.
  return <LinkTabs {...rest} label={`${LABEL[locale]} ${kinds}${counted ? '' : ' –'}`} items={items} />;
}

const meta = { component: Kinds, subcomponents: { LinkTabs } } satisfies Meta<typeof Kinds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCounts: Story = { args: { counted: false } };
/** More than fit: they scroll. */
export const Many: Story = { args: { kinds: 10 } };
export const AllStates: Story = allStates(meta, { Default, WithoutCounts, Many }, { narrow: true });
