import type { Meta, StoryObj } from '@storybook/react-vite';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { Field } from '../field/field.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { PaperFields } from './paper-fields.tsx';

const WORDS = {
  'zh-CN': {
    group: '声明人',
    names: ['责任方', '签署人', '联系电话', '称重单位', '称重日期', '默认方式', '运费', '地址'],
    ways: ['1 整箱称重', '2 累加计算'],
    pay: 'FREIGHT PREPAID',
    wrong: '请填写大写英文',
  },
  'en-US': {
    group: 'Who declares',
    names: ['Responsible party', 'Signatory', 'Phone', 'Weighing party', 'Weighed on', 'Method', 'Freight', 'Address'],
    ways: ['1 Weigh packed', '2 Add up'],
    pay: 'FREIGHT PREPAID',
    wrong: 'Write it in capitals',
  },
};

interface FormProps {
  name: string;
  wrong?: boolean;
  readOnly?: boolean;
  long?: boolean;
}

function Form({ name, wrong = false, readOnly = false, long = false }: FormProps) {
  const { group, names, ways, pay, wrong: said } = WORDS[useLanguage()];
  const [party = '', signatory = '', phone = '', weigher = '', day = '', method = '', freight = '', address = ''] =
    names;
  const typed = { mono: true, readOnly };
  const company = long
    ? 'NINGBO HAOYU HOMEWARE AND KITCHEN SUPPLY (INTERNATIONAL) COMPANY LIMITED'
    : 'NINGBO HAOYU HOMEWARE CO., LTD.';
  return (
    <PaperFields
      label={`${group} ${name}`}
      cells={[
        { id: 'party', span: 2, field: <TextField {...typed} label={party} required defaultValue={company} /> },
        {
          id: 'signatory',
          field: (
            <TextField
              {...typed}
              label={signatory}
              required
              defaultValue={wrong ? 'Chen Wei' : 'CHEN WEI'}
              error={wrong ? said : undefined}
            />
          ),
        },
        { id: 'phone', field: <TextField {...typed} label={phone} defaultValue="0574-8700-0000" /> },
        { id: 'weigher', span: 2, field: <TextField {...typed} label={weigher} defaultValue="XINGGANG WEIGHBRIDGE" /> },
        {
          id: 'day',
          field: <DatePicker label={day} required readOnly={readOnly} value="2026-11-20" onChange={() => undefined} />,
        },
        {
          id: 'freight',
          field: (
            <Select
              label={freight}
              options={[{ value: 'PP', label: pay }]}
              placeholder={null}
              value="PP"
              disabled={readOnly}
              onChange={() => undefined}
            />
          ),
        },
        {
          id: 'method',
          field: (
            <Field label={method} group>
              {() => (
                <SegmentedControl
                  label={`${method} ${name}`}
                  readOnly={readOnly}
                  options={ways.map((label, at) => ({ value: String(at), label }))}
                  value="1"
                  onChange={() => undefined}
                />
              )}
            </Field>
          ),
        },
        {
          id: 'address',
          span: 'line',
          field: (
            <TextArea label={address} readOnly={readOnly} rows={2} defaultValue="NO. 288 JIANGNAN ROAD, YINZHOU" />
          ),
        },
      ]}
    />
  );
}

const meta = { component: PaperFields, args: { label: '', cells: [] } } satisfies Meta<typeof PaperFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Form name="A" /> };
export const Wrong: Story = { render: () => <Form name="B" wrong /> };
export const ReadOnly: Story = { render: () => <Form name="C" readOnly /> };
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 480 }}>
      <Form name="D" long />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Wrong, ReadOnly, LongText }, { narrow: true });
