import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';

const { open } = portalTests();
const SOON = { timeout: 5000 };

it('names every service of the house, what an amendment costs, and why one can rely on it', async () => {
  await open('/index', { language: 'en-US' });
  const heading = await screen.findByRole(
    'heading',
    { level: 2, name: 'Ten services from factory to warehouse' },
    SOON,
  );
  const list = within(heading.closest('section') as HTMLElement);
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Full container', 'Less than container', 'Air freight', 'FBA delivery', 'Fast vessel'],
    ...['Truck and express last mile', 'Overseas warehousing', 'Dropshipping', 'Customs declaration', 'Trucking'],
  ]);
  expect(list.getByText(/^9 to 12 working days, about 11 at best; from CNY 9 per kg, over 40%/)).toBeVisible();
  expect(list.getByRole('link', { name: 'FBA delivery' })).toHaveAttribute('href', '/fba');
  expect(screen.getByRole('heading', { level: 2, name: 'Most amendment fees are paid for one letter' })).toBeVisible();
});
