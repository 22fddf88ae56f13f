import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

type Row = readonly [title: string, content: string];
const WORDS: Record<Language, { rows: readonly Row[]; more: string; asides: readonly string[]; long: Row }> = {
  'zh-CN': {
    rows: [
      ['改单要多少钱，多久？', '截单前免费；截单后每份 USD 40，船公司两个工作日内答复。'],
      ['换单保函怎么写？', '用公司抬头纸，写明提单号、改前改后内容，加盖公章。'],
      ['电放和正本有什么区别？', '电放不需要正本，目的港凭收货人身份提货。'],
    ],
    more: '查看模板',
    asides: ['USD 40', '附模板', '截单后不可改'],
    long: ['船公司把目的港码头从洛杉矶 APM 换到长滩 TTI，卸港费、拖车费和免柜期会不会跟着变？'.repeat(2), '会。'],
  },
  'en-US': {
    rows: [
      [
        'What does an amendment cost, and how long does it take?',
        'Nothing before the cut-off; USD 40 a bill after it, with an answer in two working days.',
      ],
      [
        'How is a letter of indemnity written?',
        'On company paper, with the number of the bill, the text before and after, and the company seal.',
      ],
      [
        'How does a telex release differ from an original?',
        'No original is needed; the consignee is known at the port of discharge.',
      ],
    ],
    more: 'Open the template',
    asides: ['USD 40', 'Template', 'Not after the cut-off'],
    long: [
      'The carrier moved from APM in Los Angeles to TTI in Long Beach: do port charges, trucking and free days change with it? '.repeat(
        2,
      ),
      'Yes.',
    ],
  },
};

interface Shown extends Omit<AccordionProps, 'items'> {
  asides?: boolean;
  locked?: string;
  long?: boolean;
}
function Questions({ asides = false, locked, long = false, ...rest }: Shown) {
  const words = WORDS[useLanguage()];
  const rows = long ? [words.long, ...words.rows.slice(1)] : words.rows;
  return (
    <Accordion
      items={rows.map(([title, content], at) => ({
        id: `${at}`,
        title,
        aside: asides ? words.asides[at] : undefined,
        disabled: locked === `${at}`,
        content: (
          <>
            <p>{content}</p>
            {at === 1 && <Link href="/help">{words.more}</Link>}
          </>
        ),
      }))}
      {...rest}
    />
  );
}

const meta = { component: Accordion, args: { items: [] } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One at a time. */
export const Default: Story = { render: () => <Questions defaultOpen={['1']} /> };
export const Closed: Story = { render: () => <Questions /> };
export const Several: Story = { render: () => <Questions multiple defaultOpen={['0', '2']} asides /> };
export const Disabled: Story = { render: () => <Questions locked="2" asides /> };
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <Questions long asides defaultOpen={['0']} />
    </div>
  ),
};
export const Compact: Story = {
  render: () => (
    <div data-density="compact">
      <Questions defaultOpen={['0']} />
    </div>
  ),
};
/** Walked by keys. */
export const ByKeys: Story = {
  render: () => <Questions />,
  play: async ({ canvasElement }) => {
    const [first, , last] = canvasElement.querySelectorAll('summary');
    first?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(last).toHaveFocus();
    // A pretended Enter or Space presses no `summary`, as a browser does with a real one.
    last?.click();
    await waitFor(() => expect(last?.closest('details')).toHaveAttribute('open'));
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    first?.click();
    await waitFor(() => expect(first?.closest('details')).toHaveAttribute('open'));
    await expect(last?.closest('details')).not.toHaveAttribute('open');
  },
};
export const AllStates: Story = allStates(meta, { Default, Closed, Several, Disabled, LongText, Compact });
