import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { inquiryAnswers } from '../../testing/sample-inquiries.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { askInquiry, myInquiries } = contract.user;
const NEW = /^(我要咨询|Ask a question)$/;
const QUESTION = /^(问题|Question)/;

const meta = {
  title: 'My inquiries',
  ...pageAt('/inquiry', 'member'),
  tags: ['!autodocs'],
  args: { path: '/inquiry', as: 'member', answers: inquiryAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: NEW }, SOON));
  return within(await screen.findByRole('dialog', {}, SOON));
}

/** One that waits, and one with its answer. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/月底|end of the month/, { selector: 'dd' }, SOON);
  },
};
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await (await openForm(canvasElement)).findByRole('textbox', { name: QUESTION }, SOON);
  },
};
/** What was written stays. */
export const Refused: Story = {
  args: {
    answers: (locale) => [mockError(askInquiry, { message: WORDS[locale].failed }), ...inquiryAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await userEvent.type(await form.findByRole('textbox', { name: QUESTION }, SOON), '40HQ CNNGB - USLAX?');
    await userEvent.click(form.getByRole('button', { name: /^(提交咨询|Send question)$/ }));
    await form.findByText(
      (text) => text.includes(WORDS['zh-CN'].failed) || text.includes(WORDS['en-US'].failed),
      {},
      SOON,
    );
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(myInquiries, { records: [], total: 0 }), ...inquiryAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有咨询|No inquiries yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(myInquiries, { message: WORDS[locale].failed }), ...inquiryAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const Loading: Story = {
  args: {
    answers: (locale) => [mock(myInquiries, () => new Promise<never>(() => undefined)), ...inquiryAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(我的咨询|My inquiries)$/ }, SOON);
  },
};
