import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { siteContent } from '../../testing/sample-content.ts';

const { appVersion, appDownload } = contract.user;
const { server, open } = portalTests();
beforeEach(() => server.use(...siteContent('zh-CN')));
const SOON = { timeout: 5000 };
const SENT = '检查更新';

afterEach(() => vi.unstubAllGlobals());

it('finds questions by the words of their answers, and leads to a person where there is none', async () => {
  const { person, path } = await open('/serve');
  const field = await screen.findByRole('textbox', { name: '问题' }, SOON);
  expect(screen.getByText('VGM 没有按时提交会怎样？')).toBeVisible();
  await person.type(field, '校验位{Enter}');
  await waitFor(() => expect(screen.queryByText('VGM 没有按时提交会怎样？')).toBeNull());
  expect(screen.getByText('还没有箱号，补料怎么填？')).toBeVisible();
  expect(path()).toBe(`/serve?keyword=${encodeURIComponent('校验位')}`);
  await person.clear(field);
  await person.type(field, '{Enter}');
  await person.click(await screen.findByRole('radio', { name: /^FBA/ }));
  expect(screen.getByText('FBA 外箱要贴哪些标签？')).toBeVisible();
  expect(screen.queryByText('还没有箱号，补料怎么填？')).toBeNull();
  await person.type(field, 'zzz{Enter}');
  expect(await screen.findByText('没有与“zzz”相符的问题', {}, SOON)).toBeVisible();
});

it('checks a version, says what is newer, and refuses what is no version without asking', async () => {
  const asked = vi.fn<(input: In<typeof appVersion>) => void>();
  server.use(
    mock(appVersion, (input) => {
      asked(input);
      return input.version === '1.4.2' ? null : { version: '1.4.2', forced: true, notes: '' };
    }),
  );
  const { person } = await open('/serve');
  const check = await screen.findByRole('button', { name: SENT }, SOON);
  await person.click(check);
  expect(await screen.findByText('有新版本 1.4.2', {}, SOON)).toBeVisible();
  expect(screen.getByText('旧版本已不能使用，请更新。')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith({ appName: 'lading', platform: 5, version: '1.0.0' });
  const own = screen.getByRole('textbox', { name: '您的版本' });
  await person.clear(own);
  await person.type(own, '1.4.2');
  await person.click(check);
  expect(await screen.findByText('您用的已是最新版本', {}, SOON)).toBeVisible();
  await person.type(own, 'x');
  await person.click(check);
  expect(await screen.findByText('版本由三段数字组成，例如 1.0.0', {}, SOON)).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('opens the download of each system in a new window, and says what failed', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const asked = vi.fn<(input: In<typeof appDownload>) => void>();
  server.use(
    mock(appDownload, (input) => {
      asked(input);
      return { downloadLink: 'https://portal.example.com/lading.exe' };
    }),
  );
  const { person } = await open('/serve');
  await person.click(await screen.findByRole('button', { name: '下载 Windows 版' }, SOON));
  const link = await screen.findByRole('link', { name: '没有打开？点这里' }, SOON);
  expect(link).toHaveAttribute('href', 'https://portal.example.com/lading.exe');
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://portal.example.com/lading.exe', '_blank', 'noopener');
  expect(asked).toHaveBeenLastCalledWith({ appName: 'lading', platform: 4 });
  server.use(mockError(appDownload, { message: '下载暂停' }));
  await person.click(screen.getByRole('button', { name: '下载其他系统版' }));
  expect(await screen.findByText('下载暂停', {}, SOON)).toBeVisible();
});
