import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ReactElement, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { allStates } from '../testing/all-states.tsx';
import { Combobox } from './combobox.tsx';
import { ComboboxOfMany, type ComboboxOfManyProps } from './combobox-of-many.tsx';
import { ComboboxOfOne, type ComboboxOfOneProps } from './combobox-of-one.tsx';
import { containerTypes, manyPorts, ports } from './fixtures.ts';

const words = {
  'zh-CN': {
    destination: '目的地',
    choose: '请选择目的地',
    required: '目的地不能为空',
    hint: '查询后可改',
    types: '箱型，多选',
    lanes: '常走航线',
    failed: '请求异常，请检查网络或联系管理员',
    dialog: '查询运价',

    long: '长荣国际储运股份有限公司连云港自由贸易试验区新东方集装箱码头堆场',
    longEn: 'Lianyungang New Oriental Container Terminal, depot of the free trade zone',
  },
  'en-US': {
    destination: 'Destination',
    choose: 'Select destination',
    required: 'The destination cannot be empty',
    hint: 'Can be changed after the query',
    types: 'Container types, several',
    lanes: 'Usual ports',
    failed: 'The request failed. Check the network or call the administrator',
    dialog: 'Query rates',

    long: '长荣国际储运股份有限公司连云港自由贸易试验区新东方集装箱码头堆场',
    longEn: 'Lianyungang New Oriental Container Terminal, depot of the free trade zone',
  },
};
const CARGO = { 'zh-CN': ['普货', '冷藏货', '危险品'], 'en-US': ['General cargo', 'Reefer cargo', 'Dangerous goods'] };
type Word = keyof (typeof words)['zh-CN'];
const useWords = () => words[useLanguage()];

type Said = { error?: Word; hint?: Word };
type OneProps = Partial<Omit<ComboboxOfOneProps, 'error' | 'hint'>> & Said & { from?: string; inlineSize?: number };
function Destination({ from = '', inlineSize = 360, error, hint, ...rest }: OneProps) {
  const text = useWords();
  const [value, setValue] = useState(from);
  return (
    <div style={{ maxInlineSize: inlineSize }}>
      <Combobox
        label={text.destination}
        placeholder={text.choose}
        icon={icons.pin}
        options={ports}
        error={error && text[error]}
        hint={hint && text[hint]}
        {...rest}
        multiple={false}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}
type ManyProps = Partial<Omit<ComboboxOfManyProps, 'label'>> & { from?: string[]; label?: Word };
function Several({ from = ['40HQ', '20GP'], label = 'types', ...rest }: ManyProps) {
  const text = useWords();
  const [value, setValue] = useState(from);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Combobox label={text[label]} options={containerTypes} {...rest} multiple value={value} onChange={setValue} />
    </div>
  );
}
function Failing() {
  const { failed } = useWords();
  return (
    <Destination options={{ status: 'error', message: failed, retry: () => undefined }} onSearch={() => undefined} />
  );
}
function Long(props: OneProps) {
  const { long, longEn } = useWords();
  const depot = { id: 'LYG', nameCn: long, nameEn: longEn, code: 'CNLYG' };
  return <Destination options={[depot, ...ports]} from="LYG" {...props} />;
}

const meta = {
  component: Combobox,
  subcomponents: { ComboboxOfOne, ComboboxOfMany },
  args: { label: '目的地', options: ports, value: '', onChange: () => undefined },
  decorators: [(Story) => <div style={{ minBlockSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const input = (canvas: HTMLElement) => within(canvas).getAllByRole('combobox')[0] as HTMLElement;
const listOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('listbox');
const open: Play = async ({ canvasElement }) => {
  await userEvent.click(input(canvasElement));
  await listOf(canvasElement);
};
const type =
  (text: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), text);
    await expect(input(canvasElement)).toHaveAttribute('aria-expanded', 'true');
  };

const toggle = { control: 'boolean' } as const;
type Toggles = Pick<OneProps, 'required' | 'disabled' | 'readOnly' | 'loading'>;
export const Default: Story = {
  argTypes: { required: toggle, disabled: toggle, readOnly: toggle, loading: toggle },
  render: ({ required = true, disabled = false, readOnly = false, loading = false }: Toggles) => (
    <Destination required={required} disabled={disabled} readOnly={readOnly} loading={loading} />
  ),
};
export const Open: Story = {
  render: () => <Destination required />,
  parameters: { pictures: { full: true, narrow: true, contrast: true } },
  play: async (context) => {
    await type('ham')(context);
    const list = await listOf(context.canvasElement);
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expect(within(list).getByRole('option', { name: /Hamburg/ })).toHaveAttribute('aria-selected', 'true');
  },
};
export const OpenOnTheChosen: Story = { render: () => <Destination from="DEHAM" />, play: open };
export const MoreThanShown: Story = {
  render: () => <Destination options={manyPorts} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), '0');
    await userEvent.keyboard('{ArrowUp}');
    await listOf(canvasElement);
  },
};
export const NothingFound: Story = { render: () => <Destination />, play: type('qqq') };
export const Chosen: Story = { render: () => <Destination from="DEHAM" hint="hint" /> };
export const Invalid: Story = { render: () => <Destination required error="required" /> };
export const ReadOnly: Story = { render: () => <Destination from="DEHAM" readOnly /> };
export const Disabled: Story = { render: () => <Destination from="DEHAM" disabled /> };
export const Loading: Story = { render: () => <Destination from="DEHAM" loading /> };
export const Several_: Story = { name: 'Several', render: () => <Several /> };
export const SeveralOpen: Story = {
  render: () => <Several />,
  parameters: { pictures: { full: true, narrow: true } },
  play: open,
};
export const SeveralFromMany: Story = {
  render: () => <Several label="lanes" options={ports} from={ports.slice(5, 14).map(({ id }) => id)} />,
};
export const SeveralReadOnly: Story = { render: () => <Several readOnly /> };
export const SeveralDisabled: Story = { render: () => <Several disabled /> };
export const Searching: Story = {
  render: () => <Destination options={{ status: 'loading' }} onSearch={() => undefined} />,
  play: type('ham'),
};
export const KeepsPrevious: Story = {
  render: function Render() {
    const [asked, setAsked] = useState(false);
    const options = asked ? ({ status: 'loading' } as const) : ports.slice(6, 9);
    return <Destination options={options} onSearch={(query) => setAsked(query !== '')} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'hamb');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(/正在加载中|Loading/);
    await expect(within(await listOf(canvasElement)).getAllByRole('option')).toHaveLength(3);
  },
};
export const SearchFailed: Story = { render: () => <Failing />, play: type('ham') };
/** While an input method composes, its letters already find, and Enter and the arrows stay with it. */
export const InputMethod: Story = {
  render: () => <Destination />,
  play: async ({ canvasElement }) => {
    const control = input(canvasElement);
    await userEvent.click(control);
    await fireEvent.compositionStart(control);
    await fireEvent.input(control, { target: { value: "ni'ng" }, isComposing: true });
    await fireEvent.keyDown(control, { key: 'Enter', keyCode: 229, isComposing: true });
    await expect(control).toHaveValue("ni'ng");
    await expect(within(await listOf(canvasElement)).getAllByRole('option')).toHaveLength(1);
    await fireEvent.input(control, { target: { value: '宁波' } });
    await fireEvent.compositionEnd(control);
    await userEvent.keyboard('{Enter}');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
  },
};
/** What has one name only takes a `label`. */
export const OneName: Story = {
  render: function Render() {
    const options = CARGO[useLanguage()].map((label, place) => ({ id: String(place), label }));
    return <Destination options={options} from="0" />;
  },
  play: open,
};
export const LongText: Story = { render: () => <Long />, play: open };
export const Narrow: Story = { render: () => <Destination from="DEHAM" inlineSize={200} />, play: open };
export const Compact: Story = {
  render: () => (
    <div data-density="compact" style={{ display: 'grid', gap: 12 }}>
      <Destination from="DEHAM" />
      <Several />
    </div>
  ),
  play: open,
};
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const { dialog } = useWords();
    return (
      <Dialog open onOpenChange={() => undefined} title={dialog} size="message">
        <Destination />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const body = canvasElement.ownerDocument.body;
    // The dialog takes the mouse once it has arrived.
    await waitFor(() => expect(getComputedStyle(input(body)).pointerEvents).not.toBe('none'));
    await userEvent.type(input(body), 'ha');
    await expect(within(body).getByRole('dialog')).toContainElement(await listOf(body));
  },
};
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', gap: 20 } as const;
const together = (...stories: Story[]) => ({
  render: () => (
    <div style={grid}>
      {stories.map(({ render }, place) => createElement(render as () => ReactElement, { key: place }))}
    </div>
  ),
});
export const AllStates: Story = {
  ...allStates(meta, {
    Open: {
      render: () => (
        <div style={{ minBlockSize: 230 }}>
          <Destination required />
        </div>
      ),
    },
    One: together(Default, Chosen, Invalid, ReadOnly, Disabled, Loading),
    Several: together(Several_, SeveralFromMany, SeveralReadOnly, SeveralDisabled),
    Compact: { render: () => <div data-density="compact">{together(Chosen, Several_).render()}</div> },
  }),
  play: type('ham'),
};
