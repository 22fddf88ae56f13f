import { type Code, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { member } from '../../testing/sample-answers.ts';
import { sampleOverview } from '../../testing/sample-overview.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { user, order } = contract;
const never = () => new Promise<never>(() => undefined);
const roles: Code[] = ['bill:view', 'order:view', 'order:edit', 'settlement:view'];
const clerk = (locale: Language) =>
  mock(user.webUserInfo, { roles, baseInfo: { ...member(locale).user, account: '13800138000' } });

const meta = {
  title: 'Overview',
  ...pageAt('/overview', 'member'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const finds = (text: string | RegExp) =>
  (async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(text, {}, SOON);
  }) satisfies Story['play'];

export const WorkingDay: Story = {
  args: { answers: (locale) => [clerk(locale), mock(order.orderOverview, sampleOverview(locale))] },
  parameters: { pictures: { full: true } },
  play: finds('MB26S01690'),
};
/** Figures, cut-offs and ships are on their way. */
export const Loading: Story = {
  args: {
    answers: (locale) => [clerk(locale), mock(order.orderOverview, never), mock(order.orderCounts, never)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('table', {}, SOON);
  },
};
/** Nothing waits, closes or sails. */
export const FirstDay: Story = {
  args: {
    answers: (locale) => [
      clerk(locale),
      mock(order.orderOverview, { closing: { total: 0, list: [] }, sailing: { total: 0, list: [] } }),
      mock(order.orderCounts, { all: 0, orderStatus: [], webStatus: [] }),
      mock(user.toDoList, { records: [], total: 0 }),
      mock(user.toDoCount, 0),
    ],
  },
  play: finds(/没有在途货物|Nothing is at sea/),
};
/** The ways to the lists stay where the figures could not be had. */
export const Failed: Story = {
  args: {
    answers: (locale) => [
      clerk(locale),
      mockError(order.orderOverview, { message: WORDS[locale].failed }),
      mockError(order.orderCounts, { message: WORDS[locale].failed }),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('button', { name: /重试|Try again|Retry/ }, SOON);
  },
};
