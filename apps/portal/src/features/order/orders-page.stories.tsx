import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { WORDS } from '../../testing/sample-words.ts';

const { user, order } = contract;
const nothing = { records: [], total: 0 };
const never = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Orders',
  ...pageAt('/orders', 'member'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const finds = (text: string | RegExp) =>
  (async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(text, {}, SOON);
  }) satisfies Story['play'];

export const WorkingDay: Story = {
  parameters: { pictures: { full: true } },
  play: finds('MB26S01702'),
};
/** Rows and to-dos are on their way: boxes in their places. */
export const Loading: Story = {
  args: { answers: () => [mock(order.orderPage, never), mock(user.toDoList, never)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, SOON);
    await expect(within(canvasElement).getByRole('table')).toBeInTheDocument();
  },
  parameters: { pictures: { delay: 400 } },
};
/** A customer without a booking, and with nothing to do. */
export const FirstDay: Story = {
  args: {
    answers: () => [mock(order.orderPage, nothing), mock(user.toDoList, nothing), mock(user.toDoCount, 0)],
  },
  play: finds(/还没有订单|No orders yet/),
};
export const NoMatch: Story = {
  args: { path: '/orders?keyword=NOPE&status=4' },
  play: finds(/没有符合条件|No order matches/),
};
/** What the server says stands in place of the rows, with a way to ask again. */
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(order.orderPage, { message: WORDS[locale].failed }),
      mockError(user.toDoList, { message: WORDS[locale].failed }),
    ],
  },
  play: async ({ canvasElement }) => {
    const said = await within(canvasElement).findAllByText(
      (text) => [WORDS['zh-CN'].failed, WORDS['en-US'].failed].some((words) => text.includes(words)),
      {},
      SOON,
    );
    await expect(said.length).toBeGreaterThan(0);
  },
};
/** Where the to-do for a shipping instruction leads. */
export const OneBooking: Story = {
  args: { path: '/orders?bookingId=1702&orderId=2373&type=2&sections=1-6' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: /MB26S01702/ }, SOON);
  },
};
/** Who is not logged in is led to the login page, which leads back. */
export const NotLoggedIn: Story = {
  args: { as: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', {}, SOON);
  },
};
