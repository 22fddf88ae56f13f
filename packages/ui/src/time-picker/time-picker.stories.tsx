import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TimePicker, type TimePickerProps } from './time-picker.tsx';

const WORDS = {
  'zh-CN': {
    pick: '提柜时间',
    zone: '宁波时间',
    required: '提柜时间不能为空',
    hint: '堆场 08:00 至 17:30 放柜',
    dialog: '约车',
    long: '拖车到达工厂门口的时间（以工厂当地的钟为准，晚到半小时以上要重新排队）',
  },
  'en-US': {
    pick: 'Pick-up time',
    zone: 'Ningbo time',
    required: 'The pick-up time cannot be empty',
    hint: 'The yard releases from 08:00 to 17:30',
    dialog: 'Book a truck',
    long: 'When the truck is at the gate of the factory, by the clock there; more than half an hour late means to queue anew',
  },
};
type Word = keyof (typeof WORDS)['zh-CN'];
type Said = { label?: Word; hint?: Word; error?: Word };
type Shown = Partial<Omit<TimePickerProps, keyof Said>> & Said & { from?: string; zoned?: boolean };

function Pick({ from = '', label = 'pick', hint, error, zoned = true, ...rest }: Shown) {
  const words = WORDS[useLanguage()];
  const [value, setValue] = useState(from);
  return (
    <div style={{ maxInlineSize: 260 }}>
      <TimePicker
        label={words[label]}
        hint={hint && words[hint]}
        error={error && words[error]}
        zone={zoned ? words.zone : undefined}
        {...rest}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}
function InDialog() {
  const words = WORDS[useLanguage()];
  return (
    <Dialog open size="message" title={words.dialog} onOpenChange={() => undefined}>
      <Pick from="09:30" />
    </Dialog>
  );
}

const meta = { component: TimePicker, args: { label: '', value: '', onChange: () => undefined } } satisfies Meta<
  typeof TimePicker
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Pick from="17:30" /> };
export const Empty: Story = { render: () => <Pick hint="hint" /> };
export const Window: Story = { render: () => <Pick from="18:00" min="08:00" max="17:30" hint="hint" /> };
export const Steps: Story = { render: () => <Pick from="09:20" step={15} /> };
export const NoTime: Story = { render: () => <Pick from="25:00" zoned={false} /> };
export const Required: Story = { render: () => <Pick required error="required" /> };
export const ReadOnly: Story = { render: () => <Pick from="17:30" readOnly /> };
export const Disabled: Story = { render: () => <Pick from="17:30" disabled /> };
export const Loading: Story = { render: () => <Pick from="17:30" loading /> };
export const LongText: Story = { render: () => <Pick from="17:30" label="long" /> };
export const Compact: Story = {
  render: () => (
    <div data-density="compact">
      <Pick from="17:30" />
    </div>
  ),
};
/** The list, opened by a key at the time that is chosen. */
export const Open: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: { full: true, contrast: true } },
  render: () => (
    <div style={{ minBlockSize: 360 }}>
      <Pick from="10:00" min="08:00" max="17:30" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('10:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-5$/));
  },
};
/** Escape closes the list and leaves the dialog. */
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: () => <InDialog />,
  play: async () => {
    const page = within(document.body);
    const input = await page.findByRole('combobox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('listbox')).toBeNull();
    await expect(page.getByRole('dialog')).toBeInTheDocument();
    await expect(input).toHaveFocus();
  },
};
export const AllStates: Story = allStates(
  meta,
  { Default, Empty, Window, Steps, NoTime, Required, ReadOnly, Disabled, Loading, LongText, Compact },
  { contrast: true },
);
