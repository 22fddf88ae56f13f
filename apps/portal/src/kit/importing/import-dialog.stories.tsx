import { IMPORT_STATE } from '@lading/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { importAnswers } from '../../testing/sample-import.ts';
import { masterAnswers } from '../../testing/sample-master.ts';

const path = '/backstage/fba';

const meta = {
  title: 'Import',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: masterAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the import, and waits for what it says. */
async function open(canvasElement: HTMLElement, said: RegExp) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(导入|Import)$/ }, SOON));
  const dialog = within(await within(document.body).findByRole('dialog', {}, SOON));
  await dialog.findByText(said, {}, SOON);
}

export const Empty: Story = {
  play: ({ canvasElement }) => open(canvasElement, /5,000/),
};
/** What is wrong, by row and column. */
export const Wrong: Story = {
  parameters: { pictures: { full: true } },
  args: { answers: importAnswers },
  play: ({ canvasElement }) => open(canvasElement, /^ONT-8B$/),
};
export const Done: Story = {
  args: { answers: (locale) => importAnswers(locale, IMPORT_STATE.done) },
  play: ({ canvasElement }) => open(canvasElement, /^(已写入 129 行|129 rows written)$/),
};
