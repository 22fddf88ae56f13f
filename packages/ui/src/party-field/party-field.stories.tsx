import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import type { PartyEntry } from './entries.ts';
import { book, CASCADE, NORDWIND, parties } from './fixtures.ts';
import { PartyField, type PartyFieldProps } from './party-field.tsx';

const WORDS = {
  'zh-CN': {
    label: '收货人',
    long: '第 2 行有 40 个字符，提单每行只印 35 个，请提前换行',
    failed: '请求异常，请检查网络或联系管理员',
  },
  'en-US': {
    label: 'Consignee',
    long: 'Line 2 has 40 characters; the bill prints 35 in a line, start a new line earlier',
    failed: 'The request failed. Check the network or call the administrator',
  },
};

/** Keeps its value, and finds parties as a server would. */
function Kept({ value: from, label: _, warning, book: given, ...rest }: PartyFieldProps) {
  const words = WORDS[useLanguage()];
  const [value, setValue] = useState(from);
  const [typed, setTyped] = useState('');
  const isMeant = ({ alias, displayText }: PartyEntry) =>
    `${alias} ${displayText}`.toLowerCase().includes(typed.toLowerCase());
  const { found } = given ?? {};
  const failed = found && 'status' in found && found.status === 'error' ? { ...found, message: words.failed } : found;
  return (
    <PartyField
      {...rest}
      label={words.label}
      warning={warning && words.long}
      value={value}
      onChange={setValue}
      book={
        given && { ...given, onSearch: setTyped, found: failed === parties ? parties.filter(isMeant) : (failed ?? []) }
      }
    />
  );
}

const meta = {
  component: PartyField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Consignee', value: { partyId: null, text: '' }, book, onChange: () => undefined },
} satisfies Meta<typeof PartyField>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^(收发通簿|Address book)$/ }));
  return within(await screen.findByRole('dialog'));
};

export const Empty: Story = {};
/** Taken from the book. */
export const FromBook: Story = { args: { value: { partyId: CASCADE.id, text: CASCADE.displayText } } };
export const Typed: Story = { args: { value: { partyId: null, text: 'TO ORDER OF SHIPPER' } } };
export const TooLong: Story = {
  args: {
    warning: 'long',
    value: { partyId: null, text: `CASCADE HOME SUPPLY LLC\n${'1420 E WAREHOUSE STREET, BUILDING C8, 90'}` },
  },
};
export const Required: Story = { args: { required: true } };
export const Disabled: Story = { args: { disabled: true, value: { partyId: 12, text: NORDWIND.displayText } } };
/** Whoever may not see the book types. */
export const WithoutBook: Story = { args: { book: undefined } };
/** The book over the field. */
export const Open: Story = {
  parameters: { pictures: { full: true } },
  async play({ canvasElement }) {
    const panel = await open(canvasElement);
    await expect(panel.getByRole('list')).toBeVisible();
  },
};
export const NoMatch: Story = {
  async play({ canvasElement }) {
    const panel = await open(canvasElement);
    await userEvent.type(panel.getByRole('searchbox'), 'globex');
    await expect(await panel.findByRole('status')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { book: { ...book, found: { status: 'error', message: '', retry: () => undefined } } },
  async play({ canvasElement }) {
    await expect((await open(canvasElement)).getByRole('alert')).toBeVisible();
  },
};
/** Another party in the place of what stood there, which can be had again. */
export const Replaced: Story = {
  args: { value: { partyId: null, text: 'TO ORDER' } },
  async play({ canvasElement }) {
    const panel = await open(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /Nordwind/ }));
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue(NORDWIND.displayText);
  },
};
export const AllStates: Story = allStates(meta, { Empty, FromBook, Typed, TooLong, Required, Disabled, WithoutBook });
