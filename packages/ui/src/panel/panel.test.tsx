import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Panel } from './panel.tsx';

conforms('Panel', <Panel title="截单">11-21 17:00</Panel>, { ref: HTMLElement, also: [{ actions: '全部' }] });

it('is a region named by its heading', () => {
  render(
    <Panel title="MB26S01871" actions={<button type="button">All</button>}>
      body
    </Panel>,
  );
  expect(screen.getByRole('region', { name: 'MB26S01871' })).toHaveTextContent('body');
  expect(screen.getByRole('heading', { level: 2, name: 'MB26S01871' })).toBeInTheDocument();
});
