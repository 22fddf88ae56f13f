import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Accordion, type AccordionProps } from './accordion.tsx';

const items = ['改单', '保函', '电放'].map((title) => ({ id: title, title, content: `${title}的答案` }));
conforms('Accordion', <Accordion items={items} defaultOpen={['改单']} />, {
  ref: HTMLDivElement,
  also: [{ items: [{ id: '改单', title: '改单', content: '答案', aside: 'USD 40' }] }],
});

const show = (props: Partial<AccordionProps> = {}) => render(<Accordion items={items} {...props} />);
const line = (title: string) => screen.getByRole('heading', { name: title }).closest('summary') as HTMLElement;
const isOpen = (title: string) => line(title).closest('details')?.open;
const open = () => items.map(({ title }) => title).filter(isOpen);

it('opens one and closes the others, and closes the one that is open', async () => {
  const change = vi.fn();
  show({ defaultOpen: ['改单'], onOpenChange: change });
  await userEvent.click(line('电放'));
  expect(open()).toEqual(['电放']);
  await userEvent.click(line('电放'));
  expect(open()).toEqual([]);
  expect(change.mock.calls).toEqual([[['电放']], [[]]]);
});

it('keeps several open where they may be', async () => {
  show({ multiple: true, defaultOpen: ['改单'] });
  await userEvent.click(line('电放'));
  expect(open()).toEqual(['改单', '电放']);
});

it('leaves what is open to an owner that keeps it', async () => {
  const change = vi.fn();
  show({ open: [], onOpenChange: change });
  await userEvent.click(line('保函'));
  expect(change).toHaveBeenCalledExactlyOnceWith(['保函']);
  expect(open()).toEqual([]);
});

it('hears of what the browser opened by itself, once', async () => {
  const change = vi.fn();
  show({ onOpenChange: change });
  const details = line('保函').closest('details') as HTMLDetailsElement;
  act(() => {
    details.open = true;
  });
  await waitFor(() => expect(open()).toEqual(['保函']));
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(['保函']));
});

it('is walked by arrows, round its ends, and does not open what is disabled', async () => {
  show({ items: items.map((item) => (item.id === '电放' ? { ...item, disabled: true } : item)) });
  act(() => line('改单').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(line('保函')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(line('电放')).toHaveFocus();
  await userEvent.click(line('电放'));
  expect(open()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(line('改单')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}');
  expect(line('改单')).toHaveFocus();
});

it('takes headings of another level', () => {
  show({ level: 2 });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
