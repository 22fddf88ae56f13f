import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { declarationAnswers, declarationDeskAnswers } from '../../testing/sample-declarations.ts';
import { deskAnswers } from '../../testing/sample-desk.ts';
import { WORDS } from '../../testing/sample-words.ts';

const path = '/preplan/1873';
const codes = ['order:view', 'vgm:edit', 'preplan:edit'] as const;

const meta = {
  title: 'Pre-plan',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', codes, answers: declarationAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Customs refused it: the field says why, and so does the panel beside. */
export const Refused: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(海关回复|Customs answer)$/ }, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(contract.order.preplan, { message: WORDS[locale].failed }),
      ...declarationAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const List: Story = {
  args: { path: '/preplan' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'MB26S01873' }, SOON);
  },
};
/** What waits for the desk, one of it open. */
export const Desk: Story = {
  args: {
    path: '/backstage/preplan?bookingId=1873',
    codes: undefined,
    answers: (locale) => [...declarationDeskAnswers(locale), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('form', { name: /^(?:处理|Answer)$/ }, SOON);
  },
};
