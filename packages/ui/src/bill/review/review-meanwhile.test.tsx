import type { BillRecord } from '@lading/validators/bill';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { Loadable } from '../loadable.ts';
import { memorySource, type Source } from '../source.ts';
import { show } from '../test-frame.tsx';
import { linksOf, NOW, recordOf, versionsOf } from './fixtures.ts';
import { ShareDialog } from './share-dialog.tsx';
import { key, open, Reviewed, SUBS, said } from './test-dialog.tsx';
import type { RecordKey, ReviewShares } from './types.ts';

const currentCard = () => document.querySelector('article[aria-current]');

it('prints the hash of the draft that is read, also when a newer one came', async () => {
  const { update } = await open();
  update(<Reviewed newest={4} hash="0000 0000 0000" />);
  await said('草单第 4 版已到，现在看的不是最新一版');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = document.querySelector('[data-print-root][data-theme=light]');
  expect(sheet).toHaveTextContent('9f2c 41ab 77d0');
  expect(sheet).not.toHaveTextContent('51c0 9e2b d8f4');
  expect(sheet).not.toHaveTextContent('0000 0000 0000');
  act(() => void window.dispatchEvent(new Event('afterprint')));
}, 60_000);

it('goes on with the card when the banner of a newer draft goes, and when an older pair is left', async () => {
  const onClose = vi.fn();
  const { update } = await open({ given: {}, onClose });
  update(<Reviewed given={{}} newest={4} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: '换到草单第\u00a04\u00a0版' }));
  await waitFor(() => expect(currentCard()).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: /看哪一版草单/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /草单第\s2\s版/ }));
  await userEvent.click(await screen.findByRole('button', { name: '回到最新版' }));
  await waitFor(() => expect(currentCard()).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
}, 60_000);

it('offers nothing of an older draft to be sent once a newer one waits, by button or key', async () => {
  const onSend = vi.fn(async () => ({ ok: true }) as const);
  const { update } = await open({ onSend });
  expect(screen.getByRole('button', { name: '提交改单 (1)' })).not.toHaveAttribute('aria-disabled');
  update(<Reviewed onSend={onSend} newest={4} />);
  await said('草单第 4 版已到，现在看的不是最新一版');
  const send = screen.getByRole('button', { name: '提交改单 (0)' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(send);
  screen.getAllByRole('article')[0]?.focus();
  await key('s');
  expect(onSend).not.toHaveBeenCalled();
}, 60_000);

it('leaves no list of what is missing behind when the last of it comes by itself', async () => {
  const onClose = vi.fn();
  const unseen = versionsOf().map(({ viewed: _, ...version }) => version);
  const { update } = await open({ given: {}, onClose, versions: { status: 'ready', data: unseen } });
  screen.getAllByRole('article')[0]?.focus();
  await key('ooo');
  await key('已确认{Control>}{Enter}{/Control}');
  await said('已核对 3/3');
  await userEvent.click(screen.getByRole('button', { name: '确认 COPY' }));
  expect(await screen.findByRole('dialog', { name: '还不能确认' })).toBeVisible();
  update(<Reviewed given={{}} onClose={onClose} />);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '还不能确认' })).toBeNull());
  expect(screen.getByRole('button', { name: '确认 COPY' })).toHaveFocus();
  // The list that went away is really gone: Escape closes the review itself.
  await key('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
}, 60_000);

it('asks before the list of what is missing leads away from half-written words', async () => {
  await open({ subs: SUBS });
  screen.getAllByRole('article')[0]?.focus();
  await key('c');
  await key('半句');
  const lead = async () => {
    await userEvent.click(screen.getByRole('button', { name: '确认 COPY' }));
    const missing = await screen.findByRole('dialog', { name: '还不能确认' });
    await userEvent.click(await within(missing).findByRole('button', { name: /箱号/ }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('放弃正在写的内容？');
    return within(question);
  };
  await userEvent.click((await lead()).getByRole('button', { name: '继续写' }));
  expect(screen.getByRole('textbox')).toHaveValue('半句');
  expect(currentCard()).toHaveAccessibleName('收货人');
  await userEvent.click((await lead()).getByRole('button', { name: '放弃' }));
  await waitFor(() => expect(currentCard()).toHaveAccessibleName('箱号 CSQU 3054383'));
  expect(screen.queryByRole('textbox')).toBeNull();
}, 60_000);

it('tells in the list of a phone what the tabs tell', async () => {
  await open({ subs: SUBS });
  const list = screen.getByRole('combobox', { name: '选择提单', hidden: true });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['主票 · 3 处差异', '分票 1 · 没有差异', '分票 2 · 1 处差异']),
  );
}, 60_000);

it('opens on the comparison when told, and says to which tab the reader goes', async () => {
  const onTabChange = vi.fn();
  show(<Reviewed initialTab="compare" onTabChange={onTabChange} />);
  expect(await screen.findByRole('tab', { name: /差异核对/ }, { timeout: 20_000 })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await screen.findAllByRole('article', {}, { timeout: 20_000 });
  expect(onTabChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('tab', { name: /M\/BL/ }));
  expect(onTabChange.mock.calls).toEqual([['bills']]);
  await userEvent.click(await screen.findByRole('button', { name: /箱号.*补料/ }));
  expect(onTabChange).toHaveBeenLastCalledWith('compare');
}, 60_000);

/** Share links whose owner updates the list before (`late`: after) the call is answered. */
function Shares({ late, onOpenChange }: { late: boolean; onOpenChange(open: boolean): void }) {
  const [links, setLinks] = useState(linksOf);
  const revoke = () =>
    setLinks((all) => all.map((link) => ({ ...link, revokedAt: link.revokedAt ?? '2026-11-20T09:48:00+08:00' })));
  const shares: ReviewShares = {
    links: { status: 'ready', data: links },
    onCreate: async () => ({ ok: false, message: '' }),
    onRevoke: async () => {
      if (late) setTimeout(revoke, 50);
      else revoke();
      return { ok: true };
    },
  };
  return <ShareDialog open onOpenChange={onOpenChange} shares={shares} now={NOW} />;
}

it.each([
  ['before', false],
  ['after', true],
] as const)('keeps the focus with the links when one is revoked, the list new %s the answer', async (_, late) => {
  show(<Shares late={late} onOpenChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '收回' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '收回' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '收回' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: '已有的链接' })).toHaveFocus());
});

it('leaves Escape to the layer above while nothing has the focus', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  await userEvent.click(screen.getByRole('button', { name: '分享对照' }));
  expect(await screen.findByRole('dialog', { name: '分享对照' })).toBeVisible();
  act(() => (document.activeElement as HTMLElement).blur());
  await key('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '分享对照' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
}, 60_000);

it('closes the sheet of keys with Escape before the focus has come to it', async () => {
  const onClose = vi.fn();
  await open({ onClose });
  const [card] = screen.getAllByRole('article');
  card?.focus();
  await key('?');
  const sheet = await screen.findByRole('dialog', { name: '快捷键' });
  fireEvent.keyDown(card as HTMLElement, { key: 'Escape' });
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
}, 60_000);

/** A half-written comment on the consignee while draft 4 is being fetched and the page does not have its record yet. */
async function halfWritten(preload: () => Promise<void>, fourth: Loadable<BillRecord>) {
  const options = (newest: number, useFourth = fourth) =>
    ({ given: {}, newest, preload, records: versionsUntil(useFourth) }) as const;
  const { update } = await open(options(3));
  screen.getAllByRole('article')[0]?.focus();
  await key('c');
  await key('请看照片');
  update(<Reviewed {...options(4)} />);
  await userEvent.click(await screen.findByRole('button', { name: '换到草单第\u00a04\u00a0版' }));
  return { arrive: (record: BillRecord) => update(<Reviewed {...options(4, { status: 'ready', data: record })} />) };
}
/** Versions 1 to 3 are here; the fourth draft as it is told. */
const versionsUntil = (fourth: Loadable<BillRecord>): Source<BillRecord, RecordKey> => ({
  get: (key) => (key.version === 4 ? fourth : EARLIER.get(key)),
  subscribe: () => () => undefined,
});
const EARLIER = memorySource(({ subId, ...version }: RecordKey) => recordOf(subId, version, 'zh-CN'));
const words = () => screen.getByRole('textbox');

it('keeps half-written words while a newer draft is slow, and where it has nothing to decide', async () => {
  let here: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (here = resolve));
  const { arrive } = await halfWritten(() => slow, { status: 'loading' });
  expect(screen.getByRole('button', { name: /换到草单第\s4\s版/ })).toHaveAttribute('aria-busy', 'true');
  expect(words()).toHaveValue('请看照片');
  await act(async () => here());
  // The preload is done, but the page has not handed over the record yet.
  expect(await screen.findByText('正在加载草单第 4 版，先看原来的一版')).toBeVisible();
  expect(words()).toHaveValue('请看照片');
  arrive(recordOf(null, { source: 'instruction', version: 1 }, 'zh-CN'));
  expect(await screen.findByText('没有差异')).toBeVisible();
  expect(words()).toHaveValue('请看照片');
  expect(screen.getByRole('article', { name: '收货人' })).toContainElement(words());
}, 60_000);

it('keeps half-written words when a newer draft cannot be had, and says so', async () => {
  await halfWritten(() => Promise.reject(new Error('offline')), { status: 'loading' });
  expect(await screen.findByText(/新的一版没有加载出来/)).toBeVisible();
  expect(words()).toHaveValue('请看照片');
  expect(screen.getByRole('button', { name: /看哪一版草单：草单第\s3\s版/ })).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
}, 60_000);

it('keeps the tab and the focus of a reader where the bills turn into a review, and back', async () => {
  const { update } = show(<Reviewed compares={false} />);
  const at = (name: RegExp) => screen.findByRole('tab', { name, selected: true }, { timeout: 20_000 });
  const shown = (compares: boolean) => update(<Reviewed compares={compares} />);
  await userEvent.click(screen.getByRole('tab', { name: /M\/BL/ }));
  shown(true);
  expect(await screen.findByRole('tab', { name: /差异核对/ }, { timeout: 20_000 })).toBeVisible();
  await waitFor(async () => expect(await at(/M\/BL/)).toHaveFocus());
  await userEvent.click(screen.getByRole('tab', { name: /差异核对/ }));
  screen.getByRole('button', { name: '操作记录' }).focus();
  shown(false);
  // When the comparison goes away, the tab with the bills is opened in its place.
  await waitFor(async () => expect(await at(/M\/BL/)).toHaveFocus());
  screen.getByRole('button', { name: '确认 COPY' }).focus();
  shown(true);
  await waitFor(async () => expect(await at(/差异核对/)).toHaveFocus());
}, 60_000);
