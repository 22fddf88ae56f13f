import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { flagship } from '../src/bill/fixtures.ts';
import { createBrand } from '../src/theme/brand.ts';
import { BillPage } from './bill.tsx';
import { OrdersPage } from './kept-columns.tsx';
import { Entrance } from './white-label.tsx';

const read = (path: string) => readFileSync(`packages/ui/${path}`, 'utf8');

describe('the recipes of the README', () => {
  it('shows a bill in ten lines', async () => {
    render(<BillPage record={flagship()} />);
    expect(read('recipes/bill.tsx').trim().split('\n')).toHaveLength(10);
    expect((await screen.findAllByText(/NINGBO HAOYU/)).length).toBeGreaterThan(0);
  });

  it('replaces every step of the brand and nothing else', () => {
    render(<Entrance />);
    expect(screen.getByRole('link', { name: /Delta Lines/ })).toHaveAttribute('href', '/');
    const { themes } = JSON.parse(read('tokens/resolved.json'));
    const steps = Object.keys(themes.light).filter((name) => name.startsWith('--ld-color-petrol-'));
    // The primary action's color comes from this ramp, so replacing the ramp changes every page.
    expect(read('src/theme/token-rules.gen.ts')).toMatch(/"--ld-action-primary-bg": *"var\(--ld-color-petrol-\d+\)"/);
    const ours = [...read('recipes/brand.css').matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    expect(steps).toHaveLength(13);
    expect(ours.toSorted()).toEqual(steps.toSorted());
    // It is what the command of the README writes.
    const [, colour = ''] = /npx lading-brand '([^']+)'` wrote/.exec(read('README.md')) ?? [];
    expect(read('recipes/brand.css')).toBe(createBrand(colour).css);
  });

  describe('a table with kept columns', () => {
    const rows = [
      { id: 1, number: 'A-1', vessel: 'COSCO SHIPPING ARIES', packages: 12 },
      { id: 2, number: 'A-2', vessel: 'EVER GIVEN', packages: 7 },
    ];
    beforeEach(() => localStorage.clear());

    it('shows what was chosen, now and at the next visit', async () => {
      const user = userEvent.setup();
      const { unmount } = render(<OrdersPage rows={rows} />);
      expect(screen.queryByRole('columnheader', { name: 'Packages' })).toBeNull();
      await user.click(screen.getByRole('button', { name: /columns/i }));
      await user.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'Packages' }));
      expect(screen.getByRole('columnheader', { name: 'Packages', hidden: true })).toBeInTheDocument();
      unmount();
      render(<OrdersPage rows={rows} />);
      expect(screen.getByRole('columnheader', { name: 'Packages' })).toBeInTheDocument();
    });
  });
});
