import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../../i18n/provider.tsx';
import { SUB_IDS } from '../fixtures.ts';
import { useFlagship } from '../story-parts.tsx';
import { EditableBillTabs } from './editable-bill-tabs.tsx';
import { choicesOf } from './fixtures.ts';

const WORDS = { 'zh-CN': '主票与分票', 'en-US': 'Bills of the booking' };

/** The bills of a booking, in the language of the toolbar. */
function Booking({ count }: { count: number }) {
  const locale = useLanguage();
  const [choices] = useState(() => choicesOf(locale));
  const [subIds, setSubIds] = useState<readonly number[]>(SUB_IDS.slice(0, count));
  return (
    <div style={{ blockSize: '100vh' }}>
      <EditableBillTabs
        label={WORDS[locale]}
        kind="MBL"
        billSource={useFlagship()}
        subIds={subIds}
        choices={choices}
        onSave={async () => ({ ok: true })}
        onAdd={async () => {
          const id = SUB_IDS.find((one) => !subIds.includes(one)) ?? 0;
          setSubIds([...subIds, id]);
          return id;
        }}
        onRemove={async (id) => {
          setSubIds(subIds.filter((one) => one !== id));
          return { ok: true };
        }}
      />
    </div>
  );
}

const meta = {
  title: 'EditableBillTabs',
  component: Booking,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Booking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = { args: { count: 9 }, parameters: { pictures: { full: true } } };
export const Removing: Story = {
  args: { count: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /(?:分票|Sub) 3/ }));
    await userEvent.keyboard('{Delete}');
    const question = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
  },
};
