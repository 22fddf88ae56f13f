import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { deskAnswers } from '../../../testing/sample-desk.ts';
import { releaseDeskAnswers } from '../../../testing/sample-releases.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { releasePage } = contract.order;
const path = '/backstage/releases';

const meta = {
  title: 'Releases',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: (locale) => [...releaseDeskAnswers(locale), ...deskAnswers(locale)] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What waits for the desk. */
export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('MAEU226104417', {}, SOON);
  },
};
/** One that nobody took up yet. */
export const Applied: Story = {
  args: { path: `${path}?releaseId=7` },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('button', { name: /^(?:受理|Take up)$/ }, SOON);
  },
};
/** Released, returned or refused. */
export const Reviewing: Story = {
  args: {
    path: `${path}?releaseId=7`,
    answers: (locale) => [...releaseDeskAnswers(locale, 3), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('form', { name: /^(?:处理|Decision)$/ }, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [
      mock(releasePage, { records: [], total: 0 }),
      ...releaseDeskAnswers(locale),
      ...deskAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:没有放货申请|No applications)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(releasePage, { message: WORDS[locale].failed }),
      ...releaseDeskAnswers(locale),
      ...deskAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
