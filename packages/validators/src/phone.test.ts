import { expect, it } from 'vitest';
import { isMobile } from './phone.ts';

it.each([
  ['13800138000', true],
  ['138 0013 8000', true],
  ['19912345678', true],
  ['12800138000', false],
  ['16600138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['+8613800138000', false],
  ['', false],
])('%j is a mobile number: %s', (text, mobile) => expect(isMobile(text)).toBe(mobile));
