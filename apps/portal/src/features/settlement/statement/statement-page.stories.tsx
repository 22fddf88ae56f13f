import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { sampleCharges, sampleInfo, statementAnswers } from '../../../testing/sample-statement.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { inConfirmInfo, inConfirmCharges } = contract.settlement;

const meta = {
  title: 'Statement',
  ...pageAt('/settlement/12', 'member'),
  tags: ['!autodocs'],
  args: { path: '/settlement/12', as: 'member', answers: statementAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The query of a line is being written; another was answered. */
export const Full: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(对“拖车，等候 3 小时”提异议|Query Trucking, 3 h waiting)$/ }, SOON),
    );
    await canvas.findByRole('form', { name: /(拖车|Trucking)/ }, SOON);
  },
};
/** Issued anew: what changed stands beside the lines. */
export const Reissued: Story = {
  args: {
    answers: (locale) => {
      const info = sampleInfo(locale);
      const [first] = info.versions;
      if (!first) return [];
      const trucking = { currency: 'CNY', quantity: '1' };
      return [
        mock(inConfirmInfo, {
          ...info,
          row: { ...info.row, state: 'reissued', version: 2 },
          confirmable: 8,
          versions: [{ ...first, version: 2, at: '2026-11-20T10:02:00+08:00' }, first],
        }),
        mock(inConfirmCharges, {
          ...sampleCharges(locale),
          compared: 1,
          changes: [
            {
              change: 'changed',
              lineId: 7,
              bookingNo: 'MB26S01855',
              code: 'TRK',
              name: '拖车',
              nameEn: 'Trucking',
              before: { ...trucking, unitPrice: '1650.00', amount: '1650.00' },
              after: { ...trucking, unitPrice: '1350.00', amount: '1350.00' },
            },
          ],
        }),
        ...statementAnswers(locale),
      ];
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('CNY 1,350.00', {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(inConfirmInfo, { message: WORDS[locale].failed }), ...statementAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
