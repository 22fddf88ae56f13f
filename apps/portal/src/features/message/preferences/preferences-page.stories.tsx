import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { notifyAnswers } from '../../../testing/sample-notify.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { noticePreferences } = contract.message;
const path = '/messages/preferences';

const meta = {
  title: 'Notification settings',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: notifyAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = await page.findByRole(
      'checkbox',
      { name: /^(补料退回修改|Instruction returned) (邮件|E-mail)$/ },
      SOON,
    );
    await userEvent.click(box);
    // The click has brought the box into view: the picture is taken from the head of the page.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(noticePreferences, { message: WORDS[locale].failed }), ...notifyAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
