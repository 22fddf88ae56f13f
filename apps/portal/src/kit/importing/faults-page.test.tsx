import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { orderImportAnswers } from '../../testing/sample-import.ts';

const { clearOrderImportErrors, clearSiImportErrors, clearVgmImportErrors, clearPreplanImportErrors } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

it.each([
  ['/orders/imports', clearOrderImportErrors],
  ['/instructions/imports', clearSiImportErrors],
  ['/vgm/imports', clearVgmImportErrors],
  ['/preplan/imports', clearPreplanImportErrors],
] as const)('%s says what was wrong in the last sheet, and forgets it once that is confirmed', async (path, call) => {
  const cleared = vi.fn();
  server.use(
    ...orderImportAnswers('zh-CN'),
    mock(call, () => {
      cleared();
      return { deleted: 3 };
    }),
  );
  const { person } = await open(path, { as: chenWei });
  expect((await screen.findAllByText('USLAXX', {}, SOON)).length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: '清除全部' }));
  expect(cleared).not.toHaveBeenCalled();
  const question = within(await screen.findByRole('alertdialog', {}, SOON));
  await person.click(question.getByRole('button', { name: '清除全部' }));
  await waitFor(() => expect(cleared).toHaveBeenCalledOnce(), SOON);
  expect(screen.getByRole('link', { name: '回到列表' })).toHaveAttribute('href', path.replace('/imports', ''));
});
