import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { officeAnswers } from '../../testing/sample-office.ts';
import { WORDS } from '../../testing/sample-words.ts';

const path = '/backstage/roles';

const meta = {
  title: 'Roles',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: officeAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('bill:issue', {}, SOON);
  },
};
/** A role of the house's own, and who has it. */
export const Own: Story = {
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const chinese = globals.locale !== 'en-US';
    await userEvent.click(await page.findByRole('button', { name: chinese ? '夜班单证' : 'Night papers' }, SOON));
    await userEvent.click(await page.findByRole('button', { name: chinese ? '授予或收回' : 'Give or take' }, SOON));
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
/** The portal as somebody with the role would find it. */
export const SeenAs: Story = {
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const see = globals.locale === 'en-US' ? /^See as/ : /身份查看$/;
    await userEvent.click(await page.findByRole('button', { name: see }, SOON));
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(contract.desk.roleTable, { message: WORDS[locale].failed }),
      ...officeAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
