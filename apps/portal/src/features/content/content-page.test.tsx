import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { articleOf, contentDesk } from '../../testing/sample-content.ts';

const { article, saveNews, publishNews, withdrawNews, saveRecruit } = contract.content;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const DRAFT = articleOf('zh-CN', 'draft');

beforeEach(() => server.use(...contentDesk('zh-CN')));

/** Hears what a command was sent. */
function hear<E extends typeof saveNews | typeof publishNews | typeof withdrawNews | typeof saveRecruit>(call: E) {
  const heard = vi.fn();
  server.use(
    mock(call, ((input: unknown) => {
      heard(input);
      return call === saveNews || call === saveRecruit ? { id: 71 } : null;
    }) as never),
  );
  return heard;
}

it('opens an article of the list, and saves what was changed with the revision it was opened with', async () => {
  const saved = hear(saveNews);
  const { person, path } = await open('/backstage/content', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: /夜间闸口/ }, SOON));
  await waitFor(() => expect(path()).toBe('/backstage/content?article=71'));
  const title = await screen.findByRole('textbox', { name: /^标题/ }, SOON);
  const save = screen.getByRole('button', { name: '保存（立即生效）' });
  expect(save).toBeDisabled();
  await person.clear(title);
  await person.type(title, '闸口延长');
  await person.click(save);
  await waitFor(() =>
    expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({
        id: 71,
        revision: 3,
        titleCn: '闸口延长',
        titleEn: DRAFT.titleEn,
        htmlCn: DRAFT.htmlCn,
      }),
    ),
  );
  await person.type(title, '了');
  await person.click(save);
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 4 })));
});

it('publishes what was written, at once or from a day on', async () => {
  server.use(mock(article, DRAFT));
  const [saved, published] = [hear(saveNews), hear(publishNews)];
  const { person } = await open('/backstage/content?article=31', { as: chenWei });
  await person.type(await screen.findByRole('textbox', { name: /^标题/ }, SOON), '了');
  await person.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.type(dialog.getByRole('combobox', { name: /^上线日期/ }), '2026-12-01');
  await person.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(() =>
    expect(published).toHaveBeenLastCalledWith({
      id: 71,
      revision: 4,
      publishTime: '2026-12-01T00:00:00+08:00',
      takedownTime: null,
    }),
  );
  expect(saved).toHaveBeenCalledOnce();
});

it('keeps what was written where a colleague was first, and says so', async () => {
  server.use(mockError(saveNews, { message: '该数据已被他人修改，请核对后再保存' }));
  const { person } = await open('/backstage/content?article=71', { as: chenWei });
  const title = await screen.findByRole('textbox', { name: /^标题/ }, SOON);
  await person.type(title, '了');
  await person.click(screen.getByRole('button', { name: '保存（立即生效）' }));
  expect(await screen.findByText('该数据已被他人修改，请核对后再保存')).toBeVisible();
  expect(title).toHaveValue(`${DRAFT.titleCn}了`);
});

it('withdraws with a reason, and not without', async () => {
  const withdrawn = hear(withdrawNews);
  const { person } = await open('/backstage/content?article=71', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: '撤回' }, SOON));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.click(dialog.getByRole('button', { name: '撤回' }));
  expect(await dialog.findByText('请填写撤回原因')).toBeVisible();
  await person.type(dialog.getByRole('textbox', { name: /^撤回原因/ }), '日期有误');
  await person.click(dialog.getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(withdrawn).toHaveBeenLastCalledWith({ id: 71, revision: 3, reason: '日期有误' }));
});

it('shows an article as it will be read, in each language', async () => {
  const { person } = await open('/backstage/content?article=71', { as: chenWei });
  await person.click(await screen.findByRole('tab', { name: '预览' }, SOON));
  expect(await screen.findByRole('heading', { level: 2, name: DRAFT.titleCn })).toBeVisible();
  await person.click(screen.getByRole('radio', { name: '英文' }));
  expect(await screen.findByRole('heading', { level: 2, name: DRAFT.titleEn })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Pier 400' })).toBeVisible();
});

it('saves a post with its revision', async () => {
  const saved = hear(saveRecruit);
  const { person, path } = await open('/backstage/posts?row=9', { as: chenWei });
  const city = await screen.findByRole('textbox', { name: /^城市（英文）/ }, SOON);
  await person.clear(city);
  await person.type(city, 'Beilun');
  await person.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(saved).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 9, revision: 1, cityEn: 'Beilun', headcount: 2, open: true }),
    ),
  );
  await waitFor(() => expect(path()).toBe('/backstage/posts'));
});
