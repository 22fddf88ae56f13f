import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { masterAnswers } from '../../testing/sample-master.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { fbaPage, saveFbaWarehouse } = contract.basedata;
const path = '/backstage/fba';

const isFailure = (words: string) => words === WORDS['zh-CN'].failed || words === WORDS['en-US'].failed;

const meta = {
  title: 'Warehouses',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: masterAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the first row for editing. */
async function edit(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: /^(编辑|Edit) ONT8$/ }, SOON));
  return page.findByRole('textbox', { name: /^(城市|City)$/ });
}

export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('LGB8', {}, SOON);
  },
};
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await edit(canvasElement);
  },
};
/** What the server says of one field stands there. */
export const Refused: Story = {
  args: {
    answers: (locale) => [
      mockError(saveFbaWarehouse, { message: WORDS[locale].failed, field: 'city' }),
      ...masterAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(await edit(canvasElement), '!{Enter}');
    await within(canvasElement).findByText(isFailure, {}, SOON);
  },
};
/** Everything of a warehouse, with what its site takes. */
export const AllDetails: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^(ONT8 的全部信息|All details of ONT8)$/ }, SOON));
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(fbaPage, { records: [], total: 0 }), ...masterAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有仓库|No warehouses yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(fbaPage, { message: WORDS[locale].failed }), ...masterAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
