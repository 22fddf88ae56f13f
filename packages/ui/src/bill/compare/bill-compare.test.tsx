import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { flagship } from '../fixtures.ts';
import { show } from '../test-frame.tsx';
import type { Outcome } from '../use-copy-confirm.ts';
import { cosmeticDraft, draft, faultyDraft, sides, versionsOf } from './fixtures.ts';
import type { MarkAction } from './marks.ts';
import { OwnedCompare, type OwnedProps } from './test-review.tsx';

// Many steps on a busy machine, ms.
const SLOW = 20_000;
const NUMBER = 'containers[CSQU3054383].ctnNo';

function setUp(props: OwnedProps = {}) {
  const user = userEvent.setup();
  const steps: MarkAction[] = [];
  show(<OwnedCompare onStep={(action) => steps.push(action)} {...props} />);
  return { user, steps };
}
const card = (name: string) => screen.getByRole('article', { name });
const current = () => document.querySelector('article[aria-current]');
const said = () => document.querySelector('[role=status]')?.textContent ?? '';

it(
  'is driven from the first difference to approval by the keyboard alone',
  async () => {
    const onApprove = vi.fn(async (): Promise<Outcome> => ({ ok: true }));
    const { user, steps } = setUp({ onApprove });
    await user.keyboard('n');
    expect(current()).toHaveAccessibleName('第二通知人');
    expect(said()).toContain('差异 2 / 3');
    await user.keyboard('p');
    expect(card('收货人')).toHaveFocus();
    await user.keyboard('o');
    await waitFor(() => expect(steps).toHaveLength(1));
    // After a decision the next open difference becomes the current one.
    expect(current()).toHaveAccessibleName('第二通知人');
    await user.keyboard('o');
    await waitFor(() => expect(card('箱号 CSQU 3054383')).toHaveFocus());
    // A blocking difference cannot be marked as right: a reason is asked for.
    await user.keyboard('o');
    const reason = await screen.findByLabelText(/理由/);
    expect(reason).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByText('请写明理由，会记在核对记录里')).toBeInTheDocument();
    await user.keyboard('no 9 here{Control>}{Enter}{/Control}');
    await waitFor(() => expect(steps.at(-1)).toEqual({ path: NUMBER, kind: 'waived', reason: 'no 9 here' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('确认已经核对了吗?');
    expect(question).toHaveTextContent('4 处只是格式不同');
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onApprove).toHaveBeenCalledOnce());
  },
  SLOW,
);

it(
  'writes a change that begins with the instruction, checks it as it is typed, and sends all of them',
  async () => {
    const onSend = vi.fn(async (): Promise<Outcome> => ({ ok: true }));
    const { user } = setUp({ onSend });
    await user.keyboard('r');
    const box = screen.getByRole('textbox', { name: '应改为' });
    expect(box).toHaveValue(flagship().bill.sAddress);
    expect(await screen.findByText('字符集与行宽符合，最长 26')).toBeInTheDocument();
    // In a text box the letters n and o are text, and not shortcuts.
    await user.clear(box);
    await user.type(box, 'ACME n，');
    await waitFor(() => expect(box).toHaveAttribute('aria-invalid', 'true'));
    expect(current()).toHaveAccessibleName('收货人');
    await user.type(box, '{Backspace}');
    expect(box).not.toHaveAttribute('aria-invalid');
    await user.selectOptions(screen.getByRole('combobox', { name: '原因' }), 'outdated');
    await user.click(screen.getByRole('button', { name: '加入改单' }));
    const sent = screen.getByRole('button', { name: '提交改单 (1)' });
    await user.click(sent);
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend).toHaveBeenCalledWith([
      expect.objectContaining({ path: 'bill.sAddress', proposed: 'ACME n', reason: 'outdated' }),
    ]);
  },
  SLOW,
);

it('says what the forwarder answered, and what is kept from the draft before', () => {
  const by = { author: '周宁', at: '2026-11-20T10:00:00+08:00' };
  setUp({
    given: {
      'bill.sAddress': { again: true, request: { status: 'declined', answer: { ...by, reason: '以订舱为准' } } },
      [NUMBER]: { verdict: { kind: 'waived', reason: '已致电', ...by }, carriedFrom: 2 },
    },
  });
  expect(card('收货人')).toHaveTextContent('未接受改单：以订舱为准');
  expect(card('箱号 CSQU 3054383')).toHaveTextContent('沿用草单第 2 版的标记');
});

it('asks with one press for the number of the instruction, and takes it back', async () => {
  const { user, steps } = setUp();
  await user.click(screen.getByRole('button', { name: '改为 CSQU3054383' }));
  await waitFor(() => expect(steps.at(-1)).toMatchObject({ kind: 'change', proposed: 'CSQU3054383' }));
  expect(card('箱号 CSQU 3054383')).toHaveTextContent('改单');
  expect(card('箱号 CSQU 3054383')).toHaveTextContent('陈蔚');
  card('箱号 CSQU 3054383').focus();
  await user.keyboard('u');
  await waitFor(() => expect(steps.at(-1)).toEqual({ path: NUMBER, kind: 'undo' }));
  expect(card('箱号 CSQU 3054383')).toHaveTextContent('必改');
});

it('shows a mark at once and takes it back with the message when it was not kept', async () => {
  let answer: (outcome: Outcome) => void = () => undefined;
  const { user } = setUp({ onMark: () => new Promise((resolve) => (answer = resolve)) });
  await user.keyboard('o');
  expect(card('收货人')).toHaveTextContent('没有问题');
  answer({ ok: false, message: '网络中断' });
  expect(await screen.findByRole('alert')).toHaveTextContent('没有保存：网络中断');
  expect(card('收货人')).toHaveTextContent('内容不同');
});

it('draws what goes along with a change under its editor, and on the card once it is asked for', async () => {
  const attachments = (path: string, editing: boolean) => <p>{`${path} ${editing ? 'add' : 'kept'}`}</p>;
  const { user } = setUp({ attachments });
  await user.keyboard('n');
  expect(screen.queryByText(/add|kept/)).toBeNull();
  await user.keyboard('r');
  expect(screen.getByText('bill.tAddressSecond add')).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('bill.tAddressSecond kept')).toBeVisible();
  expect(screen.queryByText(/ add$/)).toBeNull();
});

it('keeps a thread', async () => {
  const { user } = setUp();
  await user.keyboard('cask the carrier{Control>}{Enter}{/Control}');
  expect(await within(card('收货人')).findByText('ask the carrier')).toBeInTheDocument();
});

it('says what is missing, and each place leads to its card', async () => {
  const { user } = setUp({ facts: { viewed: false, newest: true } });
  await user.click(screen.getByRole('button', { name: '确认 COPY' }));
  const list = await screen.findByText('还没有看过这一版草单');
  expect(list).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /箱号 · CSQU 3054383/ }));
  await waitFor(() => expect(current()).toHaveAccessibleName('箱号 CSQU 3054383'));
});

it('walks the list with the arrows, filters it, and has one tab stop in it', async () => {
  const { user } = setUp();
  const list = screen.getByRole('navigation', { name: '字段清单' });
  expect(list.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  within(list)
    .getByRole('button', { name: /收货人/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(within(list).getByRole('button', { name: /通知人/, current: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(within(list).getByRole('button', { current: true })).toHaveFocus();
  await user.keyboard('d');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(said()).toBe('只显示差异');
});

it('shows the keys, goes round the panes, zooms, and hides the page', async () => {
  const { user } = setUp({ versions: versionsOf(), version: '3' });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: '快捷键' });
  expect(help).toHaveTextContent('改单');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('radio', { name: /全部/ }).focus();
  await user.keyboard('{F6}');
  expect(card('收货人')).toHaveFocus();
  await user.keyboard('{F6}');
  expect(document.querySelector('[data-pane=page]')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('+');
  expect(screen.getByText('55%')).toBeInTheDocument();
  await user.keyboard('z');
  expect(screen.getByText('43%')).toBeInTheDocument();
  await user.keyboard('v');
  expect(document.querySelector('[data-pane=page]')).toBeNull();
});

it('asks before half-written words are lost', async () => {
  const onClose = vi.fn();
  const { user } = setUp({ onClose });
  await user.keyboard('chalf{Escape}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('放弃正在写的内容？');
  await user.click(screen.getByRole('button', { name: '放弃' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('frames on the page what differs, and a press there leads to the card', async () => {
  const { user } = setUp();
  const box = document.querySelector('[data-path="bill.tAddressSecond"]');
  expect(box).toHaveAttribute('data-frame', 'material');
  expect(document.querySelector('[data-path="bill.sAddress"]')).toHaveAttribute('data-current');
  const row = document.querySelector(`tr[data-path="${NUMBER}"]`);
  expect(row).toHaveAttribute('data-frame', 'blocking');
  if (row) await user.click(row);
  expect(current()).toHaveAccessibleName('箱号 CSQU 3054383');
});

it('folds what differs in form only, and says when nothing else does', async () => {
  const { user } = setUp(sides(flagship(), cosmeticDraft()));
  expect(screen.getByText('没有内容差异')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /4 处只是格式不同：标点、同义代码、换行、写法/ }));
  expect(screen.getAllByRole('article')).toHaveLength(4);
});

it('shows everything and decides nothing when it is read only', async () => {
  const { user, steps } = setUp({ readOnly: true });
  await user.keyboard('orwc');
  expect(steps).toEqual([]);
  expect(screen.queryByRole('button', { name: /没有问题|要求修改|确认 COPY/ })).toBeNull();
});

it('tells of a newer draft and switches to it', async () => {
  const onVersion = vi.fn();
  const { user } = setUp({ newer: { id: '4', title: '草单第 4 版' }, onVersion });
  await user.click(screen.getByRole('button', { name: '换到草单第 4 版' }));
  expect(onVersion).toHaveBeenCalledWith('4');
});

it('names what was left out and what was put in for those who hear it', () => {
  setUp({ ...sides(flagship(), draft()) });
  const [left, right] = within(card('收货人')).getAllByRole('group');
  expect(left?.querySelector('del')).toHaveTextContent('少了：1420');
  expect(right?.querySelector('ins')).toHaveTextContent('多了：1402');
});

it('names a card of a table by its field and by its container or row', async () => {
  setUp(sides(flagship(), faultyDraft()));
  expect(await screen.findByRole('article', { name: '封号 CBHU 3202732' })).toBeInTheDocument();
  for (const name of ['货描 第 2 行', '件数 第 2 行', '多出的箱 TEXU 3070079']) expect(card(name)).toBeInTheDocument();
  // No card is told by the path of a program, or by line and column.
  for (const one of screen.getAllByRole('article')) expect(one).not.toHaveAccessibleName(/[[\]·:]|Address|ctnNo/);
});
