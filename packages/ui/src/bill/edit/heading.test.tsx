import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { flagship } from '../fixtures.ts';
import { show } from '../test-frame.tsx';
import { BillEditor, type BillHeading } from './bill-editor.tsx';
import { choicesOf } from './fixtures.ts';

it.each<[BillHeading | undefined, RegExp]>([
  [undefined, /^海运提单 ?BILL OF LADING$/],
  [{ title: '补料', subtitle: 'SHIPPING INSTRUCTION' }, /^补料 ?SHIPPING INSTRUCTION$/],
])('calls itself a bill of lading, or what it is told: %j', (heading, name) => {
  show(<BillEditor record={flagship()} choices={choicesOf()} heading={heading} onSave={async () => ({ ok: true })} />);
  expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
});
