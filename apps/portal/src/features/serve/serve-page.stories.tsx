import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { fbaAnswers } from '../../testing/sample-fba.ts';

const checkName = /^(检查更新|Check for updates)$/;

const meta = {
  title: 'Service',
  ...pageAt('/serve'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/serve' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Questions with their answers, the ways to a person, the program. */
export const Whole: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: checkName }, SOON);
  },
};
export const Searched: Story = {
  args: { path: '/serve?keyword=VGM' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: checkName }, SOON);
  },
};
export const NothingFound: Story = {
  args: { path: '/serve?keyword=zzz' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/zzz/, { selector: 'p' }, SOON);
  },
};
/** Somebody comes from a warehouse that he has something to say of. */
export const OfWarehouse: Story = {
  args: { path: '/serve?warehouseId=1', answers: fbaAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByDisplayValue('ONT8', {}, SOON);
  },
};
/** A version that is older than the newest. */
export const NewVersion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: checkName }, SOON));
    await canvas.findByText(/1\.4\.2/, {}, SOON);
  },
};
