import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const options = [
  { value: 'differences', label: '差异' },
  { value: 'all', label: '全部' },
];
conforms(
  'SegmentedControl',
  <SegmentedControl label="显示哪些格" options={options} value="all" onChange={() => undefined} />,
  { ref: HTMLDivElement },
);

function Both() {
  const [value, setValue] = useState('differences');
  return <SegmentedControl label="显示哪些格" options={options} value={value} onChange={setValue} />;
}

it('is one stop of the tab key; arrows choose', async () => {
  render(<Both />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '差异' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '全部' })).toBeChecked();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
