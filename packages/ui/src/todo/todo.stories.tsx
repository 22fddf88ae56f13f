import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import type { TodoItem, TodoProps, TodoSubject } from './item.ts';
import { TodoPanel } from './todo-panel.tsx';
import { TodoStrip, type TodoStripProps } from './todo-strip.tsx';

const NOW = Date.parse('2026-11-20T09:30:00+08:00');
const DUE = { booking: null, instruction: '21', copy: '24', charges: '25' };
const item = (subject: TodoSubject, kind: string, title: string): TodoItem => ({
  id: subject,
  subject,
  kind,
  title,
  dueAt: DUE[subject] && `2026-11-${DUE[subject]}T17:00:00+08:00`,
  createdAt: subject === 'copy' ? '2026-11-20T08:00:00+08:00' : '2026-11-17T08:00:00+08:00',
});
const WORDS = {
  'zh-CN': {
    items: [
      item('copy', 'COPY 确认', 'COSU6412098730 草单第 3 版待核对'),
      item('instruction', '补料', '订舱 177EB4402 请提交补料'),
      item('charges', '费用确认', 'MB26S01702 账单 USD 4,955.35 待确认'),
      item('booking', '订舱审核', '订舱 I488120356 等待放舱'),
    ],
    more: `，${'品名与补料不同，请逐字核对后确认。'.repeat(2)}`,
    failed: '请求异常，请检查网络或联系管理员',
  },
  'en-US': {
    items: [
      item('copy', 'COPY confirm', 'COSU6412098730, draft 3 to check'),
      item('instruction', 'Instruction', 'Booking 177EB4402 needs an instruction'),
      item('charges', 'Statement of charges', 'MB26S01702, USD 4,955.35 to confirm'),
      item('booking', 'Booking review', 'Booking I488120356 awaits space'),
    ],
    more: `. ${'The goods differ from the instruction, please compare every word before you confirm. '.repeat(2)}`,
    failed: 'Request failed. Check the network or contact the administrator',
  },
};

interface Shown extends Partial<TodoStripProps> {
  /** how many of the sample items are there */
  count?: number;
  long?: boolean;
  failed?: boolean;
  strip?: boolean;
}
function Shown({ count = 3, long = false, failed = false, strip = false, open, onOpenChange, ...props }: Shown) {
  const words = WORDS[useLanguage()];
  const some = words.items.slice(0, count);
  const todo: TodoProps = {
    items: long ? some.map((one) => ({ ...one, title: one.title + words.more })) : some,
    total: 7,
    state: 'ready',
    now: NOW,
    onLoadMore: () => undefined,
    onOpen: () => undefined,
    ...(failed && { state: 'error', error: { message: words.failed, onRetry: () => undefined } }),
    ...props,
  };
  if (strip)
    return (
      <div data-density="compact">
        <TodoStrip {...todo} open={open} onOpenChange={onOpenChange} />
      </div>
    );
  return (
    <div style={{ maxInlineSize: 328 }}>
      <TodoPanel {...todo} />
    </div>
  );
}

const meta = {
  title: 'TodoPanel',
  component: TodoPanel,
  subcomponents: { TodoStrip },
  args: { items: [], total: 7, state: 'ready', onLoadMore: () => undefined, onOpen: () => undefined },
} satisfies Meta<typeof TodoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (shown: Shown): Story => ({ render: () => <Shown {...shown} /> });
// Two regions of one name on a page would be one too many for those who move by landmarks.
const named = (name: string, shown: Shown) => [name, story({ ...shown, 'aria-label': `Todo: ${name}` })] as const;

export const Panel: Story = story({});
export const Strip: Story = { ...story({ strip: true }), parameters: { pictures: { narrow: true, contrast: true } } };
export const AllStates: Story = {
  ...allStates(
    meta,
    Object.fromEntries([
      named('Strip', { strip: true }),
      named('Strip of more', { strip: true, count: 4 }),
      named('Strip folded', { strip: true, open: false }),
      named('Strip at the end', { strip: true, total: 3 }),
      named('Strip on its way', { strip: true, count: 0, state: 'loading' }),
      named('Strip failed', { strip: true, count: 0, failed: true }),
      named('Strip of nothing', { strip: true, count: 0, total: 0 }),
      named('Strip of long text', { strip: true, long: true }),
      named('Panel', {}),
      named('Panel bringing more', { loadingMore: true }),
      named('Panel at the end', { count: 4, total: 4 }),
      named('Panel on its way', { count: 0, total: 0, state: 'loading' }),
      named('Panel failed', { count: 0, failed: true }),
      named('Panel of nothing', { count: 0, total: 0 }),
      named('Panel of long text', { long: true }),
    ]),
  ),
  parameters: { pictures: { delay: 400 } },
};
