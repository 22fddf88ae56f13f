import { contract, IMPORT_STATE } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { importAnswers, importJobOf } from '../../testing/sample-import.ts';
import { masterAnswers } from '../../testing/sample-master.ts';

const { latestImport, uploadImportFile, acceptImportRepairs, clearImportErrors } = contract.importing;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const SHEET = new File(['仓库代码\nONT8'], 'sites.csv', { type: 'text/csv' });

beforeEach(() => server.use(...masterAnswers('zh-CN')));

async function opened(path = '/backstage/fba') {
  const { person } = await open(path, { as: chenWei });
  await person.click(await screen.findByRole('button', { name: '导入' }, SOON));
  return { person, dialog: within(await screen.findByRole('dialog', {}, SOON)) };
}

it('brings a file, follows its job to the end, and has the list asked for again', async () => {
  const listed = vi.fn();
  const brought = vi.fn();
  const states = [IMPORT_STATE.waiting, IMPORT_STATE.importing, IMPORT_STATE.done];
  const { person, dialog } = await opened();
  server.use(
    mock(contract.basedata.fbaPage, () => {
      listed();
      return { records: [], total: 0 };
    }),
    // A form of this window is no form of the network's, and goes unread.
    http.post(`*${uploadImportFile.path}`, () => {
      brought();
      return HttpResponse.json({ code: '1', message: '', data: { jobId: 7 } });
    }),
    mock(latestImport, () => ({ job: importJobOf(states.shift() ?? IMPORT_STATE.done, { ok: 132, failed: 0 }) })),
  );
  await person.upload(dialog.getByLabelText('文件'), SHEET);
  expect(await dialog.findByText('已写入 132 行', {}, { timeout: 8000 })).toBeVisible();
  expect(brought).toHaveBeenCalledOnce();
  await waitFor(() => expect(listed).toHaveBeenCalled(), SOON);
});

it('says why a file was not taken, and imports another kind on its own page', async () => {
  server.use(mockError(uploadImportFile, { message: '缺少列：英文名称', field: 'file' }));
  const { person, dialog } = await opened('/backstage/dictionaries');
  await person.upload(dialog.getByLabelText('文件'), SHEET);
  expect(await dialog.findByText('缺少列：英文名称', {}, SOON)).toBeVisible();
  expect(dialog.getByText(/有一处错误就全部不写入/)).toBeVisible();
});

it('takes one repair or all, and clears what is left', async () => {
  const accepted = vi.fn();
  const cleared = vi.fn();
  server.use(
    ...importAnswers('zh-CN'),
    mock(acceptImportRepairs, (input) => {
      accepted(input);
      return null;
    }),
    mock(clearImportErrors, (input) => {
      cleared(input);
      return { deleted: 3 };
    }),
  );
  const { person, dialog } = await opened();
  await person.click(await dialog.findByRole('button', { name: '改为 08518' }, SOON));
  await waitFor(() => expect(accepted).toHaveBeenLastCalledWith({ jobId: 7, errorIds: [2] }));
  await person.click(await dialog.findByRole('button', { name: '采用全部 2 处建议' }, SOON));
  await waitFor(() => expect(accepted).toHaveBeenLastCalledWith({ jobId: 7 }));
  await person.click(dialog.getByRole('button', { name: '清除' }));
  await waitFor(() => expect(cleared).toHaveBeenCalledWith({ jobId: 7 }));
});
