import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { memberAnswers } from '../../../testing/sample-fuda.ts';
import { LANE_PATH } from '../../../testing/sample-rates.ts';

const { fudaForCustomer } = contract.freight;

const meta = {
  title: 'Rates of partners',
  ...pageAt('/rates', 'member'),
  tags: ['!autodocs'],
  args: { path: `/rates${LANE_PATH}`, as: 'member', answers: memberAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) =>
  userEvent.click(
    await within(canvasElement).findByRole('tab', { name: /^(富达\/合作伙伴运价|Fuda \/ partner rates)$/ }, SOON),
  );

/** What partners offer on the lane, without what it costs them. */
export const Offered: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await within(canvasElement).findByText(/上海联桥|Lianqiao/, {}, SOON);
  },
};
export const Nothing: Story = {
  args: { answers: (locale) => [mock(fudaForCustomer, { records: [], total: 0 }), ...memberAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await within(canvasElement).findByText(/^(该航线暂无富达运价|No partner has a rate for this yet)$/, {}, SOON);
  },
};
