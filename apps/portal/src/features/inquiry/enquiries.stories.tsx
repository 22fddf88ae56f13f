import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { enquiryAnswers } from '../../testing/sample-enquiries.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { fbaEnquiries } = contract.freight;
const desk = '/backstage/inquiries?list=fba';

const meta = {
  title: 'FBA enquiries',
  ...pageAt('/inquiry?list=fba', 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/inquiry?list=fba', as: 'member', answers: (locale) => enquiryAnswers(locale) },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that waits, one with its prices to choose from, one that was taken. */
export const Own: Story = {
  parameters: { pictures: { full: true, delay: 400 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table', { name: /EN26112000006/ }, SOON);
    // What the reader may do comes by itself, as the bell over the page does.
    await canvas.findByRole('button', { name: /AAC2/ }, SOON);
  },
};
export const OwnNone: Story = {
  args: { answers: (locale) => [mock(fbaEnquiries, { records: [], total: 0 }), ...enquiryAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/还没有 FBA 询价|No FBA enquiries yet/, {}, SOON);
  },
};
export const OwnFailed: Story = {
  args: {
    answers: (locale) => [mockError(fbaEnquiries, { message: WORDS[locale].failed }), ...enquiryAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
/** What waits stands first. */
export const Desk: Story = {
  args: { path: desk, answers: (locale) => enquiryAnswers(locale, 'staff') },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('EN26112000001', {}, SOON);
  },
};
/** Its prices are written here. */
export const Answering: Story = {
  args: { path: `${desk}&enquiryId=501`, answers: (locale) => enquiryAnswers(locale, 'staff') },
  play: async () => {
    await within(document.body).findByRole('form', { name: /报价|Prices/ }, SOON);
  },
};
