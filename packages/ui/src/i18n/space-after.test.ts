import { expect, it } from 'vitest';
import { spaceAfter } from './space-after.ts';

it.each([
  ['运价没有加载出来。', ''],
  ['没有自动跳转？', ''],
  ['Not redirected?', ' '],
  ['请致电', ' '],
])('parts a sentence from the next: %s', (sentence, space) => expect(spaceAfter(sentence)).toBe(space));
