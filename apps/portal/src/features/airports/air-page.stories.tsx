import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { masterAnswers } from '../../testing/sample-master.ts';

const path = '/backstage/air';

const meta = {
  title: 'Air',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: masterAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Airlines: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('112', {}, SOON);
  },
};
/** A row that is not there yet stands first. */
export const AddingAirline: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('112', {}, SOON);
    await userEvent.click(page.getByRole('button', { name: /^(新增航空公司|Add airline)$/ }));
    await page.findByRole('textbox', { name: /^(代码|Code)$/ }, SOON);
  },
};
export const Airports: Story = {
  args: { path: `${path}?tab=airports` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('NGB', {}, SOON);
  },
};
export const Flights: Story = {
  args: { path: `${path}?tab=routes` },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/PVG → LAX/, {}, SOON);
  },
};
export const AddingFlight: Story = {
  args: { path: `${path}?tab=routes` },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(新增航班|Add flight)$/ }, SOON));
    await within(document.body).findByRole('combobox', { name: /^(起运机场|Airport of departure)/ }, SOON);
  },
};
