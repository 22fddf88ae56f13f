import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { Select } from '../select/select.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { QuerySlip, type QuerySlipProps } from './query-slip.tsx';

const WORDS = {
  'zh-CN': {
    label: '查找仓库',
    country: '国家',
    countries: ['美国', '加拿大'],
    words: '仓库代码、邮编、城市或地址',
    submit: '查找',
    note: '“92”在 4 个邮编、2 个门牌号中找到',
    question: '问题',
    hint: '例如：改单费、VGM 截止、没有箱号',
  },
  'en-US': {
    label: 'Find a warehouse',
    country: 'Country',
    countries: ['United States', 'Canada'],
    words: 'Warehouse code, zip, city or address',
    submit: 'Find',
    note: '“92” found in 4 zip codes, 2 street numbers',
    question: 'Question',
    hint: 'e.g. amendment fee, VGM deadline, no container number',
  },
};

interface AskedProps extends Partial<QuerySlipProps> {
  /** a question alone, without a choice before it */
  alone?: boolean;
  noted?: boolean;
}

function Asked({ alone = false, noted = false, ...rest }: AskedProps) {
  const words = WORDS[useLanguage()];
  const name = `${words.label}${alone ? ' 2' : noted ? ' 3' : rest.loading ? ' 4' : ''}`;
  return (
    <QuerySlip {...rest} label={name} submit={words.submit} {...(noted && { note: words.note })}>
      {!alone && (
        <Select
          label={words.country}
          placeholder={null}
          options={words.countries.map((label) => ({ value: label, label }))}
        />
      )}
      <TextField
        label={alone ? words.question : words.words}
        placeholder={alone ? words.hint : undefined}
        defaultValue={noted ? '92' : ''}
      />
    </QuerySlip>
  );
}

const meta = { component: Asked, subcomponents: { QuerySlip } } satisfies Meta<typeof Asked>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneField: Story = { args: { alone: true } };
export const WithNote: Story = { args: { noted: true } };
export const Loading: Story = { args: { loading: true } };
export const AllStates: Story = allStates(meta, { Default, OneField, WithNote, Loading }, { narrow: true });
