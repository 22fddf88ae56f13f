import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { type TrackPair, TrackPairs } from './track-pairs.tsx';
import { TrackQuery } from './track-query.tsx';

const WORDS = {
  'zh-CN': {
    form: '货物跟踪',
    submit: '跟踪',
    keys: ['工作号', '提单号', '箱号', '客户单号'],
    hint: '可一次粘贴多个号码，每行一个',
  },
  'en-US': {
    form: 'Cargo tracking',
    submit: 'Track',
    keys: ['Order', 'B/L no.', 'Container', 'PO'],
    hint: 'Paste several numbers, one a line',
  },
};
const KEYS = ['work', 'bl', 'ctn', 'po'];

function Query({
  first = 'ctn',
  numbers = [],
  loading,
}: {
  first?: string;
  numbers?: readonly string[];
  loading?: boolean;
}) {
  const words = WORDS[useLanguage()];
  const [by, setBy] = useState(first);
  // Each form of the stack has a name of its own.
  const id = useId();
  return (
    <TrackQuery
      label={`${words.form} ${id}`}
      keys={KEYS.map((value, at) => ({ value, label: words.keys[at] ?? '' }))}
      by={by}
      onBy={setBy}
      numbers={numbers}
      placeholder={words.hint}
      submit={words.submit}
      loading={loading ?? false}
      onAsk={() => undefined}
    />
  );
}
function Pairs({ pairs = [] }: { pairs?: readonly TrackPair[] }) {
  const words = WORDS[useLanguage()];
  const id = useId();
  return <TrackPairs label={`${words.form} ${id}`} submit={words.submit} pairs={pairs} onAsk={() => undefined} />;
}

const meta = { component: Query, subcomponents: { TrackQuery, TrackPairs } } satisfies Meta<typeof Query>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One container, its check digit looked at. */
export const Container: Story = { args: { numbers: ['YMLU8305416'] } };
export const Empty: Story = { args: { first: 'work' } };
/** Ten of them come out of a sheet; one is mistyped, one is none. */
export const Several: Story = { args: { numbers: ['YMLU8305416', 'CBHU3202731', 'MB26S01702'] } };
export const TooMany: Story = {
  args: { first: 'work', numbers: Array.from({ length: 12 }, (_, at) => `MB26S017${at + 10}`) },
};
export const Waiting: Story = { args: { numbers: ['YMLU8305416'], loading: true } };
/** For whoever has no account. */
export const Visitor: Story = { render: () => <Pairs /> };
export const VisitorWithTwo: Story = {
  render: () => (
    <Pairs
      pairs={[
        { workNo: 'MB26S01702', entryNo: 'JC26SHA1702' },
        { workNo: 'MB26S01698', entryNo: '' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^(?:跟踪|Track)$/ });
    await userEvent.click(button);
    await expect(within(canvasElement).getByText(/请输入进仓编号|Enter the warehouse entry number/)).toBeVisible();
  },
};
export const AllStates: Story = allStates(
  meta,
  { Container, Empty, Several, TooMany, Waiting, Visitor, VisitorWithTwo },
  { narrow: true },
);
