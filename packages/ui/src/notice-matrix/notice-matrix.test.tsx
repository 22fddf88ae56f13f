import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { NoticeMatrix } from './notice-matrix.tsx';

const matrix = (onChange = vi.fn(), isOn = (line: string, way: string) => way === 'portal' || line === 'siDue') => (
  <NoticeMatrix
    label="Bookings"
    ways={[
      { id: 'portal', label: 'Portal' },
      { id: 'mail', label: 'E-mail' },
      { id: 'sms', label: 'Text message' },
    ]}
    lines={[
      { id: 'accepted', label: 'Accepted', ways: ['portal', 'mail'] },
      { id: 'siDue', label: 'SI cut-off' },
    ]}
    isOn={isOn}
    onChange={onChange}
  />
);
conforms('NoticeMatrix', matrix(), { ref: HTMLTableElement });

const box = (name: string) => screen.getByRole('checkbox', { name });

it('has a box for each way that a line can take, named by both', () => {
  render(matrix());
  expect(screen.queryByRole('checkbox', { name: 'Accepted Text message' })).toBeNull();
  expect(box('SI cut-off Text message')).toBeChecked();
  expect(box('Accepted E-mail')).not.toBeChecked();
});

it('says of a column whether all, some or none of it are on', () => {
  render(matrix());
  expect(box('Bookings Portal')).toBeChecked();
  expect(box('Bookings E-mail')).toBePartiallyChecked();
  expect(box('Bookings Text message')).toBeChecked();
});

it('turns one box, or all of a column that can be turned', async () => {
  const turned = vi.fn();
  render(matrix(turned));
  await userEvent.click(box('Accepted E-mail'));
  expect(turned).toHaveBeenLastCalledWith(['accepted'], 'mail', true);
  await userEvent.click(box('Bookings E-mail'));
  expect(turned).toHaveBeenLastCalledWith(['accepted', 'siDue'], 'mail', true);
  await userEvent.click(box('Bookings Text message'));
  expect(turned).toHaveBeenLastCalledWith(['siDue'], 'sms', false);
});
