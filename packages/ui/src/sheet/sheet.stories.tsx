import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { Sheet } from './sheet.tsx';
import { Rates } from './story-parts.tsx';

const meta = { component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj;

const BOX = 4;
const SUMS = [
  { id: 'USD', name: 'USD', values: { hq: '7,470', list: '7,680' } },
  { id: 'CNY', name: 'CNY', values: { hq: '53,037', list: '54,528' } },
];

/** Puts the focus on the cell of a row and a column, by keys alone. */
async function go(canvasElement: HTMLElement, row: number, column: number) {
  const sheet = within(canvasElement);
  canvasElement.querySelector<HTMLElement>('[data-active]')?.focus();
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const keys = `${'{ArrowDown}'.repeat(row)}${'{ArrowRight}'.repeat(column)}`;
  if (keys) await userEvent.keyboard(keys);
  return sheet;
}

export const Default: Story = { render: () => <Rates name="1" /> };
/** Several cells at once: their sum stands in the foot. */
export const Selected: Story = {
  render: () => <Rates name="2" />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 0, BOX);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(await sheet.findByText(/10,220/)).toBeVisible();
  },
};
/** A cell that is written in. */
export const Writing: Story = {
  render: () => <Rates name="3" />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 1, BOX);
    await userEvent.keyboard('2470');
    await expect(sheet.getByRole('textbox')).toHaveValue('2470');
  },
};
/** What was written and is not saved: the old value stands beside the new one. */
export const Changed: Story = {
  parameters: { pictures: { full: true } },
  render: () => <Rates name="4" meets="changes" />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 2, BOX);
    await userEvent.keyboard('2700{Enter}');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await sheet.findByText('2,620')).toBeVisible();
  },
};
/** What is wrong is said above, with a cure. */
export const Wrong: Story = {
  render: () => <Rates name="5" meets="wrong" />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 0, BOX);
    await expect(await sheet.findByRole('button', { name: /2,360/ })).toBeVisible();
  },
};
/** What was typed is no value of its column: the cell stays open. */
export const NotRead: Story = {
  render: () => <Rates name="6" />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 0, BOX);
    await userEvent.keyboard('2,98O{Enter}');
    await expect(sheet.getByRole('textbox')).toBeInvalid();
  },
};
/** Somebody else has changed the same cell: one of the two is chosen. */
export const Clash: Story = {
  parameters: { pictures: { full: true } },
  render: () => <Rates name="7" meets="clash" />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 0, BOX);
    await expect(await sheet.findByText(/2,450/)).toBeVisible();
  },
};
/** Rows that are new, drafts, locked, or go with the next saving. */
export const RowStates: Story = { render: () => <Rates name="8" meets="states" /> };
/** Some of what was pasted could not be read: it is listed, with a cure where one is known. */
export const Pasted: Story = {
  parameters: { pictures: { full: true } },
  render: () => <Rates name="9" count={4} grows={false} />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 1, 0);
    const cells = ['HAMBURG', 'OOCL', 'LL2', '30', '2,98O', '', '5', '2026-11-31'].join('\t');
    await userEvent.paste(`${cells}\nRotterdam\tEMC\tCES\t32\t2640\n\nHamburg\tONE\tFE4\t34\t2920\r\n`);
    await expect(await sheet.findByRole('button', { name: /2,980/ })).toBeVisible();
  },
};
/** Thousands of rows: only those in sight are drawn. */
export const Long: Story = {
  render: () => <Rates name="10" count={20_000} />,
  play: async ({ canvasElement }) => {
    const sheet = await go(canvasElement, 0, 0);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await sheet.findByText('20000')).toBeVisible();
  },
};
/** What the rows come to stands under them. */
export const Sums: Story = { render: () => <Rates name="12" count={3} sums={SUMS} /> };
export const NoRows: Story = { render: () => <Rates name="11" count={0} grows={false} /> };
export const AllStates: Story = allStates(
  meta,
  { Default, Changed, Wrong, Clash, RowStates, Sums, NoRows },
  { contrast: true },
);
