import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Tabs } from './tabs.tsx';

conforms(
  'Tabs',
  <Tabs
    label="提单"
    value="mbl"
    onValueChange={() => undefined}
    items={[{ value: 'mbl', label: 'M/BL', content: '主单' }]}
  />,
  { ref: HTMLDivElement },
);

const items = Array.from({ length: 10 }, (_, index) => ({
  value: String(index),
  label: index === 0 ? '主票' : `分票 ${index}`,
  disabled: index === 2,
  content: <p>内容 {index}</p>,
}));

function Ten() {
  const [value, setValue] = useState('0');
  return <Tabs label="提单" value={value} onValueChange={setValue} items={items} />;
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

it('has one content in the page', async () => {
  render(<Ten />);
  expect(screen.getAllByText(/^内容/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: '分票 9' }));
  expect(screen.getAllByText(/^内容/).map((panel) => panel.textContent)).toEqual(['内容 9']);
  expect(screen.getByRole('tabpanel', { name: '分票 9' })).toBeInTheDocument();
});

it('is one tab stop, walked by arrow keys, Home and End, past what is off', async () => {
  const user = userEvent.setup();
  render(<Ten />);
  await user.tab();
  expect(screen.getByRole('tab', { name: '主票' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('分票 1');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('分票 3');
  await user.keyboard('{End}');
  expect(chosen()).toBe('分票 9');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe('主票');
  await user.keyboard('{ArrowLeft}{Home}');
  expect(chosen()).toBe('主票');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
