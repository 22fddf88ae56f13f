import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'differences', label: '差异' },
  { value: 'all', label: '全部' },
];
conforms(
  'SegmentedControl',
  <SegmentedControl label="显示哪些格" options={options} value="all" onChange={() => undefined} />,
  { ref: HTMLDivElement, also: [{ options: [{ value: 'all', label: '全部', count: 520 }] }] },
);

function Both() {
  const [value, setValue] = useState('differences');
  return <SegmentedControl label="显示哪些格" options={options} value={value} onChange={setValue} />;
}

it('shows what is chosen and changes nothing while it is read-only or out of use', async () => {
  const change = vi.fn();
  const draw = (state: { readOnly?: boolean; disabled?: boolean }) => (
    <SegmentedControl label="显示哪些格" options={options} value="all" onChange={change} {...state} />
  );
  const { rerender } = render(draw({ readOnly: true }));
  expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '全部' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(screen.getByText('差异'));
  rerender(draw({ disabled: true }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(change).not.toHaveBeenCalled();
});

it('says that it waits, and can be turned meanwhile', async () => {
  const change = vi.fn();
  render(<SegmentedControl label="显示哪些格" options={options} value="all" onChange={change} loading aria-invalid />);
  expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  await userEvent.click(screen.getByText('差异'));
  expect(change).toHaveBeenCalledExactlyOnceWith('differences');
});

it('is one stop of the tab key; arrows choose', async () => {
  render(<Both />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '差异' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '全部' })).toBeChecked();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
