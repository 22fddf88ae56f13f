import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { flagship } from '../fixtures.ts';
import { show } from '../test-frame.tsx';
import type { Outcome } from '../use-copy-confirm.ts';
import { BatchApproval } from './batch-approval.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchPrint } from './batch-print.tsx';
import { chosen } from './fixtures.ts';
import type { BatchDraft } from './types.ts';

const none = () => undefined;
afterEach(() => vi.unstubAllGlobals());

/** An owner whose drafts say afterwards what became of them. */
function Owner({ answer }: { answer(asked: readonly BatchDraft[]): Promise<[Outcome, readonly BatchDraft[]]> }) {
  const [data, setData] = useState<readonly BatchDraft[]>(chosen());
  const approve = async (asked: readonly BatchDraft[]) => {
    const [outcome, next] = await answer(asked);
    setData(next);
    return outcome;
  };
  return <BatchApproval open onOpenChange={none} drafts={{ status: 'ready', data }} onApprove={approve} />;
}

it('approves what says what was sent, and names the others with the way to each', async () => {
  const answer = vi.fn(async () => [{ ok: true }, chosen('zh-CN', 'failed')] as [Outcome, readonly BatchDraft[]]);
  show(<Owner answer={answer} />);
  const left = screen.getByRole('region', { name: '不在其中 (2)' });
  expect(within(left).getByRole('link', { name: 'EGLV143682205' })).toHaveAttribute(
    'href',
    '/orders?review=1718&tab=compare',
  );
  expect(left).toHaveTextContent('有 3 处差异，请逐处核对');
  expect(screen.getByText('确认已经核对了吗?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '一起确认 (2)' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ id: 1702 }),
    expect.objectContaining({ id: 1711 }),
  ]);
  expect(await screen.findByRole('region', { name: '没有成功 (1)' })).toHaveTextContent('COSU6412098730');
  expect(screen.getByRole('region', { name: '已确认 (1)' })).toHaveTextContent('MAEU226104417');
  // What failed can be tried once more, and nothing else is sent again.
  await userEvent.click(screen.getByRole('button', { name: '再试一次 (1)' }));
  expect(answer).toHaveBeenLastCalledWith([expect.objectContaining({ id: 1702 })]);
});

it('says when nothing arrived, and does not close meanwhile', async () => {
  const onOpenChange = vi.fn();
  let fail: (error: Error) => void = none;
  const onApprove = () => new Promise<never>((_, reject) => (fail = reject));
  const drafts = { status: 'ready', data: chosen() } as const;
  show(<BatchApproval open onOpenChange={onOpenChange} drafts={drafts} onApprove={onApprove} />);
  await userEvent.click(screen.getByRole('button', { name: '一起确认 (2)' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).not.toHaveBeenCalled();
  fail(new Error('没有连接'));
  expect(await screen.findByRole('alert')).toHaveTextContent('没有连接');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('begins nothing while something is on its way', async () => {
  const onPrint = vi.fn();
  show(<BatchBar running="export" onPrint={onPrint} onExport={onPrint} />);
  expect(screen.queryByRole('button', { name: '一起确认' })).toBeNull();
  expect(screen.getByRole('button', { name: '正在导出…' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(onPrint).not.toHaveBeenCalled();
});

it('offers the list of the bookings as a file where there is one', async () => {
  const onList = vi.fn();
  show(<BatchBar onPrint={none} onExport={none} onList={onList} />);
  await userEvent.click(screen.getByRole('button', { name: '导出列表' }));
  expect(onList).toHaveBeenCalledOnce();
});

it('prints all bills of all drafts at once, and says when that is over', async () => {
  const seen: string[] = [];
  vi.stubGlobal('print', () => {
    seen.push(...[...document.querySelectorAll('[data-print-root] h2')].map(({ textContent }) => textContent ?? ''));
  });
  const onPrinted = vi.fn();
  const papers = [
    { number: 'COSU1', records: [flagship(), flagship()] },
    { number: 'MAEU2', records: [flagship()] },
  ];
  show(<BatchPrint papers={papers} onPrinted={onPrinted} />);
  await waitFor(() => expect(seen).toEqual(['COSU1 · 主票', 'COSU1 · 分票 1', 'MAEU2']));
  dispatchEvent(new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledOnce();
});

it('prints what a booking without a draft is confirmed with, after the bills', async () => {
  const seen: string[] = [];
  vi.stubGlobal('print', () => {
    for (const page of document.querySelectorAll('[data-print-root] article')) seen.push(page.textContent ?? '');
  });
  const confirmation = {
    title: '订舱确认书',
    note: '以船公司订舱确认为准',
    facts: [{ label: '船名航次', value: 'EVER GIVEN / 041E' }],
  };
  const papers = [
    { number: 'MB1', records: [], confirmation },
    { number: 'COSU1', records: [flagship()] },
  ];
  show(<BatchPrint papers={papers} onPrinted={() => undefined} />);
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]).toBe('订舱确认书以船公司订舱确认为准MB1船名航次EVER GIVEN / 041E');
  expect(document.title).toBe('2 份单证');
});
