import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { pressKey } from '../testing/press-key.ts';
import { Select, type SelectProps } from './select.tsx';

const TYPES = [
  { value: '20GP', label: '20GP' },
  { value: '40HQ', label: '40HQ' },
  { value: '45HQ', label: '45HQ', disabled: true },
];

const ENGLISH: Record<string, string> = {
  箱型: 'Container type',
  选一个箱型: 'Choose a container type',
  一票一种箱型: 'One type for each booking',
  正在取箱型: 'Fetching the types',
  先选目的地: 'Choose the destination first',
  '45HQ，四十五英尺超高柜，宽门带通风，可装两列托盘':
    '45HQ, forty-five feet high cube with pallet-wide doors and vents',
  '超高箱，船公司可能加收': 'High cube, the carrier may charge more',
};

/** In the language of the page. */
function Said(args: SelectProps) {
  const english = useLanguage() === 'en-US';
  const said = <T,>(words: T) => (english && typeof words === 'string' ? (ENGLISH[words] ?? words) : words);
  const { label, error, warning, hint, options } = args;
  return (
    <div style={{ inlineSize: 260 }}>
      <Select
        {...args}
        label={said(label)}
        error={said(error)}
        warning={said(warning)}
        hint={said(hint)}
        options={options.map((option) => ({ ...option, label: said(option.label) }))}
      />
    </div>
  );
}

const meta = {
  component: Select,
  args: { label: '箱型', options: TYPES },
  render: (args) => <Said {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: '40HQ', required: true } };
export const NoPlaceholder: Story = { args: { placeholder: null } };
export const Invalid: Story = { args: { error: '选一个箱型', hint: '一票一种箱型', required: true } };
export const Warned: Story = { args: { defaultValue: '40HQ', warning: '超高箱，船公司可能加收' } };
export const ReadOnly: Story = { args: { defaultValue: '40HQ', readOnly: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '20GP' } };
export const Loading: Story = { args: { loading: true, options: [], hint: '正在取箱型' } };
export const Empty: Story = { args: { disabled: true, options: [], hint: '先选目的地' } };
export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [{ value: 'long', label: '45HQ，四十五英尺超高柜，宽门带通风，可装两列托盘' }],
  },
};
export const Compact: Story = {
  args: { defaultValue: '40HQ' },
  render: (args) => (
    <div data-density="compact">
      <Said {...args} />
    </div>
  ),
};
/** By the keys of the page, which the browser itself answers. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    await userEvent.selectOptions(select, '20GP');
    await expect(select).toHaveValue('20GP');
    if (!(await pressKey('Tab'))) return;
    const after = async (key: string, value: string, open = false) => {
      await pressKey(key);
      await waitFor(() =>
        expect([(select as HTMLSelectElement).value, select.matches(':open')]).toEqual([value, open]),
      );
    };
    select.focus();
    await after('ArrowDown', '40HQ');
    await after('ArrowUp', '20GP');
    await after('Space', '20GP', true);
    await after('Escape', '20GP');
    await after('Alt+ArrowDown', '20GP', true);
    await pressKey('ArrowDown');
    await after('Enter', '40HQ');
    await after('2', '20GP');
    await pressKey('Tab');
    await expect(select).not.toHaveFocus();
  },
};
export const AllStates: Story = allStates(meta, {
  Default,
  Chosen,
  NoPlaceholder,
  Invalid,
  Warned,
  ReadOnly,
  Disabled,
  Loading,
  Empty,
  LongText,
  Compact,
});
