import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { instructionAnswers, sampleInstruction, sentInstruction } from '../../../testing/sample-instruction.ts';
import { comparedPath } from './places.ts';
import { withTemplate } from './templates-menu.tsx';

const { instruction, saveMbl } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 20_000 };
const as = { ...chenWei, ext: { codeList: ['bill:view', 'si:edit'] } };
const kept = { revision: 5, webStatus: 1, version: 0, issues: [], values: null, conflicts: [] };

beforeEach(() => server.use(...instructionAnswers('zh-CN')));

it('names what is missing, keeps what is typed, and sends nothing that would be refused', async () => {
  const asked = vi.fn();
  server.use(
    mock(saveMbl, (input) => {
      asked(input);
      return { mblId: 1, ...kept, savedAt: '2026-11-18T08:45:00Z' };
    }),
  );
  const { person } = await open('/instructions/501', { as });
  const gate = await screen.findByRole('region', { name: '提交前检查' }, SOON);
  expect(await within(gate).findByText(/“，”/, {}, SOON)).toBeVisible();
  await person.click(within(gate).getByRole('button', { name: '发货人' }));
  const box = document.querySelector<HTMLTextAreaElement>('form [name=fAddress]');
  expect(box).toHaveFocus();
  await person.clear(box as HTMLTextAreaElement);
  await person.type(box as HTMLTextAreaElement, 'NINGBO HAOYU');
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ action: 'draft', mblId: null }), SOON);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ revision: 4, changes: { head: { fAddress: expect.any(String) } } });
  // Customs refuse a word that still stands: it is not sent.
  await person.click(screen.getByRole('button', { name: '提交补料' }));
  expect(asked.mock.calls.every(([input]) => input.action === 'draft')).toBe(true);
  // What the carrier fills is shown, and nobody types in it.
  expect(document.querySelector('form [name=vessel]')).toHaveAttribute('readonly');
}, 60_000);

it('shows what was sent, and what became of a change', async () => {
  server.use(mock(instruction, sentInstruction('zh-CN')));
  await open('/instructions/501', { as });
  expect(await screen.findByText('对第 1 版的更改', {}, SOON)).toBeVisible();
  expect(screen.getByText('原因：买方换了公司')).toBeVisible();
  expect(document.querySelector('form [name=fAddress]')).toBeNull();
}, 60_000);

it('calls places as the comparison does, and puts a template over what it says', () => {
  const { values } = sampleInstruction('en-US').bills[0] as never as { values: Parameters<typeof comparedPath>[0] };
  expect(comparedPath(values, 'head.portEndId')).toBe('bill.portEndDesc');
  expect(comparedPath(values, 'shippingId')).toBe('bill.shippingName');
  expect(comparedPath(values, 'containers[1].sealNo')).toBe('containers[TCNU7200974].sealNo');
  expect(comparedPath(values, `goods.${values.goods[0]?.key}.hsCode`)).toBe('goods[0].hsCode');
  const content = { head: { sAddress: 'EVERGREEN', vessel: '', shippingName: 'MSC' }, goods: [], containers: [] };
  const after = withTemplate(values, content, ['shippingName']);
  expect(after.head).toMatchObject({ sAddress: 'EVERGREEN', vessel: values.head['vessel'] });
  expect(after.head['shippingName']).toBe(values.head['shippingName']);
  expect(after.goods).toBe(values.goods);
});
