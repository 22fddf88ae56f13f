import { contract } from '@lading/api-client/contract';
import { mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { fbaAnswers } from '../../testing/sample-fba.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { fbaById, fbaPage } = contract.basedata;

/** The coast comes after the page. */
async function charted(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole('listbox', {}, SOON);
}

const meta = {
  title: 'FBA directory',
  ...pageAt('/fba'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/fba', answers: fbaAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The country with the most sites, by zone, beside the chart. */
export const Country: Story = { play: ({ canvasElement }) => charted(canvasElement) };
/** What was typed is highlighted, and counted by what it was found in. */
export const Searched: Story = {
  args: { path: '/fba?keyword=92' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status', {}, SOON);
    await charted(canvasElement);
  },
};
/** Nothing found here: another country may have it. */
export const Nothing: Story = {
  args: { path: '/fba?country=276&keyword=ONT8' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/ONT8/, { selector: 'p' }, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(fbaPage, { message: WORDS[locale].failed }), ...fbaAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
/** One site with all that is known of it. */
export const Site: Story = {
  args: { path: '/fbadetails?id=1' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'ONT8' }, SOON);
    await charted(canvasElement);
  },
};
/** A site that takes less, and of which little is known. */
export const LimitedSite: Story = {
  args: { path: '/fbadetails?id=90' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('note', {}, SOON);
    await charted(canvasElement);
  },
};
export const SiteMissing: Story = {
  args: {
    path: '/fbadetails?id=7777',
    answers: (locale) => [mockError(fbaById, { message: WORDS[locale].failed }), ...fbaAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
