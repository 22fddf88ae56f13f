import { expect, it } from 'vitest';
import { liveUrl } from './live-url.ts';

it('follows the language and the security of the page', () => {
  expect(liveUrl({ protocol: 'https:', host: 'x.example' }, 'zh-CN')).toBe('wss://x.example/ws/socket/cn');
  expect(liveUrl({ protocol: 'http:', host: '127.0.0.1:4100' }, 'en-US')).toBe('ws://127.0.0.1:4100/ws/socket/en');
});
