import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTypedFace } from './typed-face.ts';

afterEach(() => Reflect.deleteProperty(document, 'fonts'));

it('takes the typewriter’s face when it comes, and leaves the others as they are', () => {
  const faces = [
    { family: '"IBM Plex Mono"', display: 'optional' },
    { family: '"IBM Plex Sans Variable"', display: 'optional' },
  ];
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set(faces) });
  renderHook(() => useTypedFace());
  expect(faces.map(({ display }) => display)).toEqual(['swap', 'optional']);
});
