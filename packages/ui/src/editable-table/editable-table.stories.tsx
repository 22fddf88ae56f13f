import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { EditableTable } from './editable-table.tsx';
import { Places } from './fixture.tsx';

const meta = { component: EditableTable } satisfies Meta<typeof EditableTable>;
export default meta;
type Story = StoryObj;

const EDIT = /^(编辑|Edit) ONT8$/;
const CITY = /^(城市|City)/;

/** Types another city into the first row, by keys alone. */
async function write(canvasElement: HTMLElement) {
  const table = within(canvasElement);
  table.getByRole('button', { name: EDIT }).focus();
  await userEvent.keyboard('{Enter}');
  const city = await table.findByRole('textbox', { name: CITY });
  await userEvent.clear(city);
  await userEvent.type(city, 'Perris');
  return table;
}

export const Default: Story = { render: () => <Places name="1" /> };
export const Editing: Story = {
  render: () => <Places name="2" />,
  play: async ({ canvasElement }) => {
    const table = await write(canvasElement);
    await expect(table.getByRole('textbox', { name: CITY })).toHaveValue('Perris');
  },
};
/** A row that is not there yet. */
export const Adding: Story = { render: () => <Places name="3" adding /> };
/** What the server refused stands at its field. */
export const Refused: Story = {
  render: () => <Places name="4" meets="taken" />,
  play: async ({ canvasElement }) => {
    const table = await write(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await table.findByText(/^(该代码已存在|This code is there already)$/)).toBeVisible();
  },
};
/** Somebody else was faster: his words stand under the fields, and one's own are kept. */
export const Changed: Story = {
  parameters: { pictures: { full: true } },
  render: () => <Places name="5" meets="rival" />,
  play: async ({ canvasElement }) => {
    const table = await write(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await table.findByText(/Riverside/)).toBeVisible();
  },
};
export const Waiting: Story = { render: () => <Places name="6" rows={[]} state="loading" loadingRows={3} /> };
export const AllStates: Story = allStates(meta, { Default, Adding });
