import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { StatementQuery, type StatementQueryProps } from './statement-query.tsx';

const WORDS = {
  'zh-CN': { name: '拖车，等候 3 小时', reasons: ['与报价不符', '未发生', '重复收费'] },
  'en-US': { name: 'Trucking, 3 h waiting', reasons: ['Not as quoted', 'Did not occur', 'Billed twice'] },
} as const;
const nothing = () => undefined;

function Query(props: Partial<StatementQueryProps>) {
  const { name, reasons } = WORDS[useLanguage()];
  return (
    <StatementQuery
      name={name}
      currency="CNY"
      predicted="1350.00"
      difference="300.00"
      reasons={reasons.map((label, at) => ({ value: String(at), label }))}
      onSend={async () => undefined}
      onCancel={nothing}
      {...props}
    />
  );
}

const meta = { component: Query, subcomponents: { StatementQuery } } satisfies Meta<typeof Query>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing was said yet. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const [send] = within(canvasElement).getAllByRole('button');
    if (send) await userEvent.click(send);
  },
};
export const Unpredicted: Story = { args: { predicted: '', difference: '350.00' } };
export const AllStates: Story = allStates(meta, { Default });
