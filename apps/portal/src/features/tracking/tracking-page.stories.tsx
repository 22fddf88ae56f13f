import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { asOwner } from '../../testing/sample-company.ts';
import { TRACKING, traceAnswers } from '../../testing/sample-traces.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { cargoTracking } = contract.freight;
const { enterTraceLink } = contract.order;
const member: NonNullable<Parameters<typeof PortalPage>[0]['answers']> = (locale) => [
  asOwner(locale, TRACKING),
  ...traceAnswers(locale),
];

/** The chart comes after the page, and its coast after it. */
async function charted(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole('listbox', {}, SOON);
}

const meta = {
  title: 'Cargo tracking',
  ...pageAt('/freighttrack'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/freighttrack', answers: traceAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both numbers are wanted of whoever has no account. */
export const Visitor: Story = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: /货物跟踪|Cargo tracking/ }, SOON));
    await userEvent.click(form.getByRole('button', { name: /^(?:跟踪|Track)$/ }));
    await form.findByText(/请输入工作号|Enter the work number/);
  },
};
/** At sea, a day and two hours late. */
export const AtSea: Story = {
  parameters: { pictures: { full: true } },
  args: { path: '/freighttrack?by=work&no=MB26S01702', as: 'member', codes: TRACKING, answers: member },
  play: ({ canvasElement }) => charted(canvasElement),
};
/** Held at its port. */
export const Held: Story = {
  args: { path: '/freighttrack?by=work&no=MB26S01677', as: 'member', codes: TRACKING, answers: member },
  play: ({ canvasElement }) => charted(canvasElement),
};
/** Nobody has said anything for days. */
export const Silent: Story = {
  args: { path: '/freighttrack?by=work&no=MB26S01690', as: 'member', codes: TRACKING, answers: member },
  play: ({ canvasElement }) => charted(canvasElement),
};
/** Several, one of which does not exist. */
export const Several: Story = {
  args: {
    path: '/freighttrack?by=work&no=MB26S01702,MB26S01677,MB26S01690,MB26S01873,MB26S09999',
    as: 'member',
    codes: TRACKING,
    answers: member,
  },
  play: ({ canvasElement }) => charted(canvasElement),
};
export const NotFound: Story = {
  args: { path: '/freighttrack?by=bl&no=COSU6412098731', as: 'member', codes: TRACKING, answers: member },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/COSU6412098731/, { selector: ':not(textarea)' }, SOON);
  },
};
export const Failed: Story = {
  args: {
    path: '/freighttrack?by=work&no=MB26S01702',
    as: 'member',
    codes: TRACKING,
    answers: (locale) => [mockError(cargoTracking, { message: WORDS[locale].failed }), ...member(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
/** What a consignee sees by a link. */
export const Shared: Story = {
  args: {
    path: '/track/9f2c41ab77d0',
    answers: (locale) => [mock(enterTraceLink, { link: '77d041ab9f2c' }), ...traceAnswers(locale)],
  },
  play: ({ canvasElement }) => charted(canvasElement),
};
