import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { declarationAnswers, declarationDeskAnswers, sampleVgm } from '../../testing/sample-declarations.ts';
import { deskAnswers } from '../../testing/sample-desk.ts';
import { WORDS } from '../../testing/sample-words.ts';

const path = '/vgm/1873';
const codes = ['order:view', 'vgm:edit', 'preplan:edit'] as const;

const meta = {
  title: 'VGM',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', codes, answers: declarationAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One container forgot its own weight; two are accepted. */
export const Full: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还有 1 项才能提交|1 item left before this can be submitted)$/, {}, SOON);
  },
};
/** A colleague writes on it: it can be read. */
export const Locked: Story = {
  args: {
    answers: (locale) => {
      const locked = { lockedBy: 'Zhou Min', lockedAt: '2026-11-20T09:40:00+08:00', mine: false };
      const kept = { ...locked, expires: '2026-11-20T09:55:00+08:00' };
      return [
        mock(contract.order.vgm, sampleVgm(locale, { locked: kept })),
        mock(contract.order.lockVgm, { locked: kept }),
        ...declarationAnswers(locale),
      ];
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Zhou Min/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      mockError(contract.order.vgm, { message: WORDS[locale].failed }),
      ...declarationAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const List: Story = {
  args: { path: '/vgm' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'MB26S01873' }, SOON);
  },
};
/** What waits for the desk, one of it open. */
export const Desk: Story = {
  args: {
    path: '/backstage/vgm?bookingId=1873',
    codes: undefined,
    answers: (locale) => [...declarationDeskAnswers(locale), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, SOON));
    await dialog.findByRole('form', { name: /^(?:处理|Answer)$/ }, SOON);
  },
};
