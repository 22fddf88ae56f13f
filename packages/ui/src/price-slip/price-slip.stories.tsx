import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { useLanguage } from '../i18n/provider.tsx';
import { Tag } from '../tag/tag.tsx';
import { allStates } from '../testing/all-states.tsx';
import { slips } from './fixtures.ts';
import { PriceSlip, type PriceSlipProps } from './price-slip.tsx';

const ROOM = { 'zh-CN': '舱位充足', 'en-US': 'Space open' };

function Slip(props: Partial<PriceSlipProps>) {
  const language = useLanguage();
  // Each of the stack has a name of its own.
  return (
    <PriceSlip
      aria-label={useId()}
      title="COSCO AAC2"
      tag={<Tag>{ROOM[language]}</Tag>}
      {...slips[language]}
      {...props}
    />
  );
}

const meta = {
  component: PriceSlip,
  args: { title: 'COSCO AAC2', ...slips['zh-CN'] },
} satisfies Meta<typeof PriceSlip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Slip /> };
export const NothingAdded: Story = { render: () => <Slip added={[]} cutOffs={[]} /> };
export const OnRequest: Story = { render: () => <Slip total={null} exchange={undefined} /> };
export const Frozen: Story = { render: () => <Slip frozen price={undefined} /> };
export const Busy: Story = { render: () => <Slip busy /> };
export const AllStates: Story = allStates(meta, { Default, NothingAdded, OnRequest, Frozen, Busy });
