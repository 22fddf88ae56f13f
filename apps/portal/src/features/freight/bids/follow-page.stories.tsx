import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { followAnswers } from '../../../testing/sample-bids.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { followedRates, followedRoutes, bidPage } = contract.freight;
const path = '/follow';

const meta = {
  title: 'Follow and bid',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: followAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: /^(?:关注列表|What we follow)$/ }, SOON);

/** What costs less now, what costs more, and the bids beside it. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await list(canvasElement);
    await within(canvasElement).findByText(/^(?:被超过|Outbid)$/, {}, SOON);
  },
};
/** A bid is raised where it was outbid. */
export const Bidding: Story = {
  play: async ({ canvasElement }) => {
    const [raise] = await within(canvasElement).findAllByRole('button', { name: /^(?:加价|Raise)$/ }, SOON);
    await userEvent.click(raise as HTMLElement);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('form', { name: /^(?:40HQ 出价|Bid for 40HQ)$/ }, SOON);
  },
};
/** What one is told of it. */
export const Wishes: Story = {
  play: async ({ canvasElement }) => {
    const [edit] = await within(await list(canvasElement)).findAllByRole('button', { name: /^(?:修改提醒|Change)/ });
    await userEvent.click(edit as HTMLElement);
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON);
  },
};
/** Whoever may only look has nothing to press. */
export const ViewOnly: Story = {
  args: { answers: (locale) => followAnswers(locale, ['order:view']) },
  play: async ({ canvasElement }) => {
    await list(canvasElement);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [
      mock(followedRates, { records: [], total: 0, followCount: 0 }),
      mock(followedRoutes, { list: [] }),
      mock(bidPage, { records: [], total: 0 }),
      ...followAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:暂无关注|Nothing is followed)$/, {}, SOON);
    await within(canvasElement).findByText(/^(?:暂无进行中的竞价|No open bids)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(followedRates, { message: WORDS[locale].failed }), ...followAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
