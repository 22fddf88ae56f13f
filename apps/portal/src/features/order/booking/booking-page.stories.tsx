import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { bookingAnswers, returnedInfo, sampleDraft, sampleInfo } from '../../../testing/sample-booking.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { bookingInfo, initOrder } = contract.order;

const priced = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await within(canvasElement).findByRole('complementary', { name: /费用|Price/ }, SOON);
};

const meta = {
  title: 'Booking',
  ...pageAt('/booking?bookingId=501', 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/booking?bookingId=501', as: 'member', answers: bookingAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft by a rate, with what it costs. */
export const Draft: Story = { parameters: { pictures: { full: true } }, play: priced };
/** A new one without a rate behind it: the sheet is empty. */
export const Empty: Story = {
  args: {
    path: '/booking',
    answers: (locale) => {
      const draft = sampleDraft();
      const route = { ...draft.route, rateId: null, polId: null, podId: null };
      return [mock(initOrder, { draft: { ...draft, route }, rate: null, cost: null }), ...bookingAnswers(locale)];
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radiogroup', { name: /运输方式|Ship as/ }, SOON);
  },
};
/** What a booking without a rate asks by its way: on the sheet of another way other things are said. */
const newBy = (mode: 'air' | 'lcl' | 'fba'): Story => ({
  args: {
    path: '/booking',
    answers: (locale) => {
      const draft = sampleDraft();
      const route = { ...draft.route, mode, rateId: null, polId: null, podId: null, shippingId: null };
      const plain = { ...draft, route, equipment: { ...draft.equipment, boxes: [] } };
      return [mock(initOrder, { draft: plain, rate: null, cost: null }), ...bookingAnswers(locale)];
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radiogroup', { name: /运输方式|Ship as/ }, SOON);
  },
});
/** By air: airports, the day of the flight and waybills, without containers or terms of quays. */
export const ByAir = newBy('air');
/** A share of a container. */
export const LessThanContainer = newBy('lcl');
/** To a warehouse of a platform, or to another address. */
export const ToFba = newBy('fba');
/** The desk sent back one field: the reason stands at it. */
export const Returned: Story = {
  args: { answers: (locale) => [mock(bookingInfo, returnedInfo(locale)), ...bookingAnswers(locale)] },
  play: priced,
};
/** It waits for the desk: read only, and can be taken back. */
export const Sent: Story = {
  args: {
    answers: (locale) => {
      const name = locale === 'zh-CN' ? '已提交' : 'Submitted';
      const sent = sampleInfo(locale, {
        open: false,
        orderStatus: 2,
        orderStatusName: name,
        moves: ['withdraw', 'askCancel'],
      });
      return [mock(bookingInfo, sent), ...bookingAnswers(locale)];
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /撤回|Withdraw/ }, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(bookingInfo, { message: WORDS[locale].failed }), ...bookingAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
