import { createElement, Suspense } from 'react';
import { expect, it } from 'vitest';
import { markupOf } from './markup.ts';

function Broken(): never {
  throw new Error('a part threw');
}

it('says what a part threw, where a boundary would leave it out without a word', async () => {
  const page = createElement(Suspense, { fallback: 'on its way' }, createElement(Broken));
  await expect(markupOf(page)).rejects.toThrow('a part threw');
  await expect(markupOf(createElement(Broken))).rejects.toThrow('a part threw');
});

it('is whole however long it is: nothing is put in place by a script', async () => {
  const words = Array.from({ length: 4_000 }, (_, place) => createElement('p', { key: place }, `line ${place} 提单`));
  const html = await markupOf(createElement(Suspense, { fallback: 'on its way' }, ...words));
  expect(html).toContain('line 3999 提单');
  expect(html).not.toMatch(/<script|<template|on its way/);
});
