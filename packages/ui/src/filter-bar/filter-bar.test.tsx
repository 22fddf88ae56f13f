import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { FilterBar } from './filter-bar.tsx';

conforms('FilterBar', <FilterBar label="筛选订单">条件</FilterBar>, { ref: HTMLElement, also: [{ actions: '清除' }] });

it('holds its fields and actions', () => {
  render(
    <FilterBar label="Filter" actions={<button type="button">Clear</button>}>
      <input aria-label="Keyword" />
    </FilterBar>,
  );
  const bar = screen.getByLabelText('Filter');
  expect(bar).toContainElement(screen.getByLabelText('Keyword'));
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Clear' }));
});
