import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  Code,
  ContainerNumber,
  CopyButton,
  Empty,
  FieldGrid,
  Kbd,
  NumberField,
  Panel,
  PasswordField,
  PhoneField,
  Port,
  RadioGroup,
  Select,
  StatusTag,
  Steps,
  Switch,
  Tag,
  Text,
  TextArea,
  TextField,
  useLanguage,
} from '@lading/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ComponentType, createElement, type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

type Props = Record<string, unknown>;

/** What the playground begins with; every prop that JSON can say may be changed or added. */
const SAMPLES = {
  Avatar: [Avatar, { name: 'Ann Osei Mensah', size: 'lg' }],
  Badge: [Badge, { tone: 'mark', children: 3 }],
  Button: [Button, { variant: 'primary', children: 'New booking' }],
  Checkbox: [Checkbox, { label: 'Remember me', defaultChecked: true }],
  Code: [Code, { children: 'COSU6412098730' }],
  ContainerNumber: [ContainerNumber, { value: 'CSQU3054384' }],
  Empty: [Empty, { title: 'No bills wait for you', children: 'The next cut-off is on 21 November.' }],
  FieldGrid: [FieldGrid, { items: [{ label: 'Booking no.', value: '177EB4402', mono: true }] }],
  Kbd: [Kbd, { keys: ['ctrl', 'enter'] }],
  NumberField: [NumberField, { label: 'Gross weight', unit: 'KGS', step: '1', defaultValue: '12400.000' }],
  PasswordField: [PasswordField, { label: 'New password', strength: true, defaultValue: 'kx7-Pearl-tidal' }],
  PhoneField: [PhoneField, { label: 'Mobile number', defaultValue: '13800138000' }],
  Port: [Port, { name: 'Ningbo', code: 'CNNGB' }],
  RadioGroup: [
    RadioGroup,
    { label: 'Freight terms', name: 'terms', options: [{ value: 'PP', label: 'PREPAID' }], defaultValue: 'PP' },
  ],
  Select: [Select, { label: 'Container type', options: [{ value: '40HQ', label: '40HQ' }] }],
  StatusTag: [StatusTag, { tone: 'warning', children: 'Copy ready' }],
  Steps: [
    Steps,
    {
      steps: [
        { id: 'a', title: 'Booking' },
        { id: 'b', title: 'Instruction' },
      ],
      current: 'b',
    },
  ],
  Switch: [Switch, { label: 'Only boxes that differ', hint: '4 differences' }],
  Tag: [Tag, { children: '40HQ' }],
  Text: [Text, { tone: 'secondary', children: 'The consignee is the notify party' }],
  TextArea: [TextArea, { label: 'Shipper', printed: true, columns: 35, lines: 6 }],
  TextField: [
    TextField,
    { label: 'Container no.', mono: true, defaultValue: 'CSQU3054384', error: 'The check digit should be 3' },
  ],
} satisfies Record<string, readonly [unknown, Props]>;
type Name = keyof typeof SAMPLES;

const WORDS = {
  'zh-CN': { component: '组件', props: '属性（JSON）', wrong: '不是 JSON 对象', shown: '效果', copy: '复制 JSX' },
  'en-US': {
    component: 'Component',
    props: 'Props, as JSON',
    wrong: 'This is no JSON object',
    shown: 'Shown',
    copy: 'Copy the JSX',
  },
};

const print = (props: Props) => JSON.stringify(props, null, 2);

function read(text: string): Props | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Props) : undefined;
  } catch {
    return undefined;
  }
}

/** What to write in a page for the same. */
function jsx(name: string, { children, ...props }: Props): string {
  const attributes = Object.entries(props).map(([key, value]) => {
    if (value === true) return ` ${key}`;
    return typeof value === 'string' ? ` ${key}="${value}"` : ` ${key}={${JSON.stringify(value)}}`;
  });
  const open = `<${name}${attributes.join('')}`;
  return children === undefined ? `${open} />` : `${open}>${String(children)}</${name}>`;
}

/** Props that a component cannot be drawn with are told instead of taking the page down. */
class Guard extends Component<{ children: ReactNode }, { problem?: string }> {
  override state: { problem?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ problem: error.message });
  override render() {
    return this.state.problem ? <Text tone="danger">{this.state.problem}</Text> : this.props.children;
  }
}

const typed = { font: 'var(--ld-typography-code)' } as const;
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 24,
} as const;
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, alignContent: 'start' } as const;

function Playground() {
  const words = WORDS[useLanguage()];
  const [name, setName] = useState<Name>('TextField');
  const [text, setText] = useState(print(SAMPLES.TextField[1]));
  const props = read(text);
  const choose = (chosen: Name) => {
    setName(chosen);
    setText(print(SAMPLES[chosen][1]));
  };
  const code = props ? jsx(name, props) : '';
  return (
    <div style={columns}>
      <div style={stack}>
        <Select
          label={words.component}
          placeholder={null}
          options={Object.keys(SAMPLES).map((value) => ({ value, label: value }))}
          value={name}
          onChange={(event) => choose(event.currentTarget.value as Name)}
        />
        <TextArea
          label={words.props}
          rows={8}
          spellCheck={false}
          style={typed}
          value={text}
          error={props ? undefined : words.wrong}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div style={stack}>
        <Panel title={words.shown}>
          <Guard key={`${name} ${text}`}>
            {props && createElement(SAMPLES[name][0] as ComponentType<Props>, props)}
          </Guard>
        </Panel>
        {props && (
          <div style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
            <code style={{ ...typed, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: 8 }}>
              {code}
            </code>
            <CopyButton value={code} label={words.copy} />
          </div>
        )}
      </div>
    </div>
  );
}

const meta = { title: 'Lading/Playground', component: Playground, tags: ['!autodocs'] } satisfies Meta<
  typeof Playground
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any component with any props, and the JSX to take along. */
export const Try: Story = { parameters: { pictures: { full: true } } };
export const WrongProps: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Switch');
    await expect(canvas.getByRole('switch')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /JSON/ }), 'x');
    await expect(canvas.getByRole('textbox', { name: /JSON/ })).toBeInvalid();
  },
};
