import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers, RECOVERY, twofold } from '../../../testing/sample-account.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { confirmSecondFactor, secondFactor } = contract.user;

const meta = {
  title: 'Two-step verification',
  ...pageAt('/personal', 'member'),
  args: { path: '/personal', as: 'member', answers: accountAnswers },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const TURN_ON = /^(启用|Turn on)$/;
const TURN_OFF = /^(停用|Turn off)$/;

/** Presses the button of the row; then the dialog. */
async function press(canvasElement: HTMLElement, name: RegExp) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }, SOON));
  return within(await screen.findByRole('dialog', {}, SOON));
}
async function confirm(canvasElement: HTMLElement) {
  const dialog = await press(canvasElement, TURN_ON);
  await userEvent.type(dialog.getByRole('textbox'), '482719');
  await userEvent.click(dialog.getByRole('button', { name: TURN_ON }));
  return dialog;
}

export const On: Story = {
  args: { answers: (locale) => [mock(secondFactor, twofold), ...accountAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: TURN_OFF }, SOON);
  },
};
/** Of staff who must have one: there is no button. */
export const Demanded: Story = {
  args: { answers: (locale) => [mock(secondFactor, { ...twofold, demanded: true }), ...accountAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(您的账号须使用|Required for your account)/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(secondFactor, { message: WORDS[locale].failed }), ...accountAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      (text) => text.includes(WORDS['zh-CN'].failed) || text.includes(WORDS['en-US'].failed),
      {},
      SOON,
    );
  },
};
export const TurningOn: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, TURN_ON);
    await dialog.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP', {}, SOON);
  },
};
export const Wrong: Story = {
  args: {
    answers: (locale) => [
      mockError(confirmSecondFactor, { message: WORDS[locale].failed, field: 'code' }),
      ...accountAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await confirm(canvasElement);
    await dialog.findByText((text) => text === WORDS['zh-CN'].failed || text === WORDS['en-US'].failed, {}, SOON);
  },
};
/** Shown this once. */
export const RecoveryCodes: Story = {
  args: { answers: (locale) => [mock(confirmSecondFactor, { recovery: RECOVERY }), ...accountAnswers(locale)] },
  play: async ({ canvasElement }) => {
    const dialog = await confirm(canvasElement);
    await dialog.findByText('K7QK-M2XD-4RTV-PZ6N', {}, SOON);
  },
};
export const TurningOff: Story = {
  ...On,
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, TURN_OFF);
    await dialog.findByRole('textbox', {}, SOON);
  },
};
