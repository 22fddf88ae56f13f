import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { LANE_PATH, rateAnswers } from '../../testing/sample-rates.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { fclVisitor } = contract.freight;

/** The slips come after the question was looked up, the near ones after them. */
async function priced(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  return within(canvasElement).findAllByRole('article', { name: /AAC2/ }, SOON);
}

const meta = {
  title: 'Freight rates',
  ...pageAt('/freight'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/freight', answers: rateAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was asked yet. */
export const Question: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', { name: /运价查询|Rate query/ }, SOON);
  },
};
/** What a visitor is shown: list prices, and that members pay less. */
export const Visitor: Story = {
  args: { path: `/freight${LANE_PATH}` },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const [first] = await priced(canvasElement);
    await within(first as HTMLElement).findByRole('table', {}, SOON);
  },
};
/** Only what sails directly, the fastest first. */
export const Narrowed: Story = {
  args: { path: `/freight${LANE_PATH}&direct=yes&sort=transit` },
  play: async ({ canvasElement }) => {
    await priced(canvasElement);
  },
};
/** No online rate: the ways to a person, and what comes near. */
export const NoRate: Story = {
  args: { path: '/freight?from=CNNGB&to=RUNJK&ctn=40HQx1&weight=9800' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    path: `/freight${LANE_PATH}`,
    answers: (locale) => [mockError(fclVisitor, { message: WORDS[locale].failed }), ...rateAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
