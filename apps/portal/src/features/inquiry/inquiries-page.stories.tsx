import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { deskAnswers } from '../../testing/sample-desk.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { inquiryPage } = contract.user;
const path = '/backstage/inquiries';

const meta = {
  title: 'Questions',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: deskAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What has no answer stands first. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/40HQ/, {}, SOON);
  },
};
/** Of a visitor: whoever answers calls back. */
export const Answering: Story = {
  args: { path: `${path}?inquiryId=414` },
  play: async () => {
    await within(document.body).findByRole('textbox', { name: /^(答复|Answer)/ }, SOON);
  },
};
/** Feedback of a warehouse, whose writer wants to be called. */
export const Feedback: Story = {
  args: { path: `${path}?inquiryId=418` },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', {}, SOON));
    await dialog.findByText('ONT8', {}, SOON);
    await dialog.findByText(/^(海卡|Sea-truck)$/, {}, SOON);
  },
};
export const Answered: Story = {
  args: { path: `${path}?inquiryId=402&state=all` },
  play: async () => {
    await within(await within(document.body).findByRole('dialog', {}, SOON)).findByText('13811110117', {}, SOON);
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(inquiryPage, { records: [], total: 0 }), ...deskAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(暂无咨询|No questions)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(inquiryPage, { message: WORDS[locale].failed }), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
