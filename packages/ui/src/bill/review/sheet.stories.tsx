import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../../i18n/provider.tsx';
import { draft } from '../compare/fixtures.ts';
import { ENGLISH } from '../story-parts.tsx';
import { ownList, versionsOf } from './fixtures.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { useDemoSource } from './test-source.tsx';
import type { SheetReader } from './types.ts';

function Sheet({ read }: { read?: SheetReader['read'] }) {
  const locale = useLanguage();
  const usual: SheetReader['read'] = async () => ({ ok: true, text: ownList(draft(locale)) });
  const review = useDemoSource({ given: {}, sheets: { read: read ?? usual, template: () => undefined } });
  const [version] = versionsOf(locale);
  return version ? <SheetDialog review={review} bill={null} draft={version} newest onClose={() => undefined} /> : null;
}

const meta = {
  title: 'ReviewSheet',
  component: Sheet,
  tags: ['!autodocs'],
  parameters: { english: ENGLISH, pictures: { full: true } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async () => {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], 'list.xlsx'), { applyAccept: false });
  return within(dialog);
};

export const Empty: Story = {};
/** A seal and a weight that differ from the draft, and a row that is wrongly formed. */
export const Compared: Story = {
  play: async () => {
    await (await choose()).findAllByRole('article', {}, { timeout: 15_000 });
  },
};
export const Refused: Story = {
  args: { read: async () => ({ ok: false, message: 'At most 2000 rows and 50 columns' }) },
  play: async () => {
    await (await choose()).findByRole('alert');
  },
};
export const Reading: Story = {
  args: { read: () => new Promise<never>(() => undefined) },
  play: async () => {
    const dialog = await choose();
    await waitFor(() => dialog.getByRole('button', { busy: true }));
  },
};
