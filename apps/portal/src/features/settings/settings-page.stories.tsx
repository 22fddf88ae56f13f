import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { masterAnswers } from '../../testing/sample-master.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { houseSettings, saveHouseSettings } = contract.user;
const path = '/backstage/settings';
const HOTLINE = /^(服务热线|Hotline)$/;
const SAVE = /^(保存|Save)$/;

const isFailure = (words: string) => words === WORDS['zh-CN'].failed || words === WORDS['en-US'].failed;

const meta = {
  title: 'Settings',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: masterAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: HOTLINE }, SOON);
  },
};
export const Refused: Story = {
  args: {
    answers: (locale) => [
      mockError(saveHouseSettings, { status: 400, message: WORDS[locale].failed, field: 'hotline' }),
      ...masterAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const hotline = await page.findByRole('textbox', { name: HOTLINE }, SOON);
    await userEvent.type(hotline, '1');
    await userEvent.click(page.getByRole('button', { name: SAVE }));
    await page.findByText(isFailure, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(houseSettings, { message: WORDS[locale].failed }), ...masterAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
