import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { preloadIssueTexts } from '../i18n/rules.ts';
import { allStates } from '../testing/all-states.tsx';
import { cascade, countries, nordwind } from './fixtures.ts';
import { PartyForm, type PartyFormProps } from './party-form.tsx';

const WORDS = {
  'zh-CN': {
    name: '收货人',
    cancel: '取消',
    taken: '简称“Cascade LA”已存在，请换一个',
    closed: '网络异常，请稍后再试',
  },
  'en-US': {
    name: 'Consignee',
    cancel: 'Cancel',
    taken: 'There is “Cascade LA” already: choose another short name',
    closed: 'The network failed. Try again shortly',
  },
};
type Refused = 'alias' | 'whole' | undefined;

/** In the language of the page; `refused` is what the server says of it. */
function Said({ refused, ...rest }: PartyFormProps & { refused?: Refused }) {
  const { name, cancel, taken, closed } = WORDS[useLanguage()];
  // Each form of the stack has a name of its own.
  const id = useId();
  const answers = { alias: { field: 'alias', message: taken }, whole: { message: closed } };
  return (
    <div style={{ maxInlineSize: 640 }}>
      <PartyForm
        aria-label={`${name} ${id}`}
        {...rest}
        cancelLabel={cancel}
        onSave={() => Promise.resolve(refused && answers[refused])}
      />
    </div>
  );
}

const meta = {
  component: PartyForm,
  render: (args) => <Said {...args} />,
  loaders: [async () => ({ texts: await Promise.all([preloadIssueTexts('zh-CN'), preloadIssueTexts('en-US')]) })],
  args: { kind: 'consignee', countries, onSave: () => Promise.resolve(undefined), onCancel: () => undefined },
} satisfies Meta<typeof PartyForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^(保存|Save)$/ }));

export const Empty: Story = {};
/** What is printed follows the fields. */
export const Filled: Story = { parameters: { pictures: { full: true } }, args: { party: cascade } };
/** What is printed was written by hand. */
export const ByHand: Story = { args: { party: nordwind } };
export const Shipper: Story = { args: { kind: 'shipper', party: { ...cascade, phone: '' } } };
/** What would not pass on a bill. */
export const Wrong: Story = {
  args: { party: { ...nordwind, name: '北风家居', enterpriseCode: 'US5550142', city: '' } },
  async play({ canvasElement }) {
    await send(canvasElement);
    await expect((await within(canvasElement).findAllByRole('textbox', { description: /./ })).length).toBeGreaterThan(
      0,
    );
  },
};
/** The server refused a field. */
export const Taken: Story = {
  render: (args) => <Said {...args} refused="alias" />,
  args: { party: cascade },
  async play({ canvasElement }) {
    await send(canvasElement);
    await within(canvasElement).findByText(/Cascade LA”/);
  },
};
/** It could not be sent. */
export const Failed: Story = {
  render: (args) => <Said {...args} refused="whole" />,
  args: { party: cascade },
  async play({ canvasElement }) {
    await send(canvasElement);
    await within(canvasElement).findByRole('alert');
  },
};
export const AllStates: Story = allStates(meta, { Empty, Filled, ByHand, Shipper });
