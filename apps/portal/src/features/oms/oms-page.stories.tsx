import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { sampleHouse } from '../../testing/sample-house.ts';

const meta = {
  title: 'OMS',
  ...pageAt('/oms'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/oms' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where it leads, what stays, and to stay comes first. */
export const Leaving: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('oms.example.com', {}, SOON);
  },
};
/** Nobody is asked for thirty days; what is being read stays. */
export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /^(30 天内不再提示|Do not ask for 30 days)$/ }, SOON),
    );
    await canvas.findByText(/^(到 .* 为止|Until )/, {}, SOON);
  },
};
/** No address is set. */
export const NotOpen: Story = {
  args: { answers: () => [mock(contract.user.companyLogo, { ...sampleHouse, omsUrl: '' })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(OMS 暂未开放|The OMS is not open yet)$/, {}, SOON);
  },
};
