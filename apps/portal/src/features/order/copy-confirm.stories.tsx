import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { reviewing } from '../../testing/sample-review.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { order } = contract;

const meta = {
  title: 'BillReview',
  ...pageAt('/orders', 'member'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the review from the booking's row, as a customer does. */
async function review(canvasElement: HTMLElement) {
  const row = await within(canvasElement).findByRole('row', { name: /MB26S01702/ }, SOON);
  const action = within(row).getAllByRole('button').at(-1);
  if (action) await userEvent.click(action);
  return screen.findByRole('dialog', {}, SOON);
}

/** The sample as the carrier drew it. */
export const Sample: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await review(canvasElement);
    await within(dialog).findByRole('img', {}, SOON);
  },
};
/** The main bill and its sub-bills, from call to printed box. */
export const Bills: Story = {
  args: { path: '/orders?review=1702&tab=bills' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, SOON);
    await within(dialog).findAllByText(/CASCADE HOME SUPPLY/, {}, SOON);
    await expect(within(dialog).getByRole('tab', { selected: true, name: /M\/BL/ })).toBeVisible();
    await within(dialog).findAllByText(/98730D/, {}, SOON);
  },
};
/** The address names the comparison: three differences of a draft, one of them asked for. */
export const Compare: Story = {
  args: { path: '/orders?review=1702&tab=compare', answers: reviewing },
  parameters: { pictures: { full: true } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, SOON);
    await within(dialog).findAllByRole('article', {}, SOON);
    await expect(within(dialog).getByRole('tab', { selected: true, name: /差异核对|Compare/ })).toBeVisible();
    await within(dialog).findAllByText(/98730A/, {}, SOON);
    await waitFor(
      () => expect(within(dialog).queryByRole('img', { name: /还没有加载|not loaded yet/ })).toBeNull(),
      SOON,
    );
  },
};
/** A change that is being written, with the photo that goes along. */
export const Files: Story = {
  args: { path: '/orders?review=1702&tab=compare', answers: reviewing },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, SOON);
    const card = await within(dialog).findByRole('article', { name: /第二通知人|Second notify/ }, SOON);
    card.focus();
    await userEvent.keyboard('r');
    await within(card).findByRole('button', { name: /^(移除|Remove) CSQU3054383/ }, SOON);
  },
};
export const Loading: Story = {
  args: { answers: () => [mock(order.blType, () => new Promise<never>(() => undefined))] },
  parameters: { pictures: { delay: 400 } },
  play: ({ canvasElement }) => review(canvasElement).then(() => undefined),
};
/** The carrier has sent nothing yet: the server says so. */
export const NoDraft: Story = {
  args: { answers: (locale) => [mockError(order.blFile, { message: WORDS[locale].noDraft })] },
  play: async ({ canvasElement }) => {
    const dialog = await review(canvasElement);
    const said = await within(dialog).findAllByText(
      (text) => [WORDS['zh-CN'].noDraft, WORDS['en-US'].noDraft].some((words) => text.includes(words)),
      {},
      SOON,
    );
    await expect(said.length).toBeGreaterThan(0);
  },
};
