import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { AIR_PATH, LCL_PATH, modeAnswers } from '../../../testing/sample-modes.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { airPage, truckPage } = contract.freight;

const meta = {
  title: 'Rates of other ways',
  ...pageAt('/freight'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: `/freight${LCL_PATH}`, answers: (locale) => modeAnswers(locale) },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement, name: RegExp) {
  const slip = within(await within(canvasElement).findByRole('article', { name }, SOON));
  await slip.findAllByRole('table', {}, SOON);
  window.scrollTo(0, 0);
}

/** A share of a container, by what both ends cost. */
export const Lcl: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, /MB-HAM/);
  },
};
/** Charged as a heavier shipment, since that costs less. */
export const Air: Story = {
  args: { path: `/freight${AIR_PATH}` },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement, /CX3271/);
  },
};
/** Nothing was said of the cargo: prices by break, and no total. */
export const WithoutCargo: Story = {
  args: { path: '/freight?mode=air&from=PVG&to=LAX' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article', { name: /CX3271/ }, SOON);
  },
};
export const Question: Story = {
  args: { path: '/freight?mode=air' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', { name: /运价查询|Rate query/ }, SOON);
  },
};
export const NoRate: Story = {
  args: { path: '/freight?mode=lcl&from=CNNGB&to=RUNJK&weight=800' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/暂无在线运价|No online rate/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    path: `/freight${AIR_PATH}`,
    answers: (locale) => [mockError(airPage, { message: WORDS[locale].failed }), ...modeAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const Trucks: Story = {
  args: { path: '/freight?mode=truck' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', {}, SOON);
    await within(canvasElement).findByText(/余姚市|Yuyao/, {}, SOON);
  },
};
export const TrucksFailed: Story = {
  args: {
    path: '/freight?mode=truck',
    answers: (locale) => [mockError(truckPage, { message: WORDS[locale].failed }), ...modeAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const Declarations: Story = {
  args: { path: '/freight?mode=declare' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/转关|Customs transit/, { selector: 'td' }, SOON);
  },
};
/** How a sum comes about, and what currencies are worth. */
export const Reckoned: Story = {
  args: { path: `/freight${LCL_PATH}` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article', { name: /MB-HAM/ }, SOON);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /怎么算的|How is this reckoned/ }));
    await within(await screen.findByRole('dialog', {}, SOON)).findByText('7.6680', {}, SOON);
  },
};
