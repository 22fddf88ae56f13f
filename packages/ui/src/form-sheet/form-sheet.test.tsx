import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { FormSheet } from './form-sheet.tsx';

const SECTIONS = [
  { id: 'route', title: '航线与服务', note: '还差 1 项', state: 'left', children: '起运港' },
  { id: 'parties', title: '收发通', note: '已填完', state: 'done', children: '发货人' },
] as const;

conforms('FormSheet', <FormSheet sections={SECTIONS} />, { ref: HTMLDivElement });

it('names each section, so that one can go from one to the next', () => {
  render(<FormSheet sections={SECTIONS} />);
  expect(screen.getByRole('region', { name: '航线与服务' })).toHaveTextContent('起运港');
  expect(screen.getByRole('region', { name: '收发通' })).toHaveAttribute('id', 'parties');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '航线与服务',
    '收发通',
  ]);
});
