import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { numbersIn } from './numbers.ts';
import { TrackPairs } from './track-pairs.tsx';
import { TrackQuery, type TrackQueryProps } from './track-query.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="en-US" messages={messages}>
    {children}
  </LadingProvider>
);
const BASE = {
  label: 'Tracking',
  submit: 'Track',
  by: 'ctn',
  onBy: () => undefined,
  keys: [
    { value: 'work', label: 'Order' },
    { value: 'ctn', label: 'Container' },
  ],
};
const show = (props: Partial<TrackQueryProps> = {}) => {
  const onAsk = vi.fn();
  render(<TrackQuery {...BASE} onAsk={onAsk} {...props} />, { wrapper });
  return { onAsk, field: screen.getByRole('textbox', { name: 'Numbers' }), button: screen.getByRole('button') };
};

const eleven = Array.from({ length: 11 }, (_, at) => `MB${at}`);
conforms('TrackQuery', <TrackQuery {...BASE} numbers={['YMLU8305416', ...eleven]} onAsk={() => undefined} />, {
  ref: HTMLFormElement,
});
conforms('TrackPairs', <TrackPairs label="Tracking" submit="Track" onAsk={() => undefined} />, {
  ref: HTMLFormElement,
});

it('takes numbers as they are pasted, each once', () => {
  expect(numbersIn(' ymlu8305416，MB26S01702;\n\tMB26S01702 ａｂ１ ')).toEqual(['YMLU8305416', 'MB26S01702', 'AB1']);
  expect(numbersIn(' , ')).toEqual([]);
});

it('asks by Enter or by its button, and says when there is nothing to ask for', async () => {
  const { onAsk, field, button } = show({ by: 'work' });
  await userEvent.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number');
  await userEvent.type(field, 'mb26s01702{Shift>}{Enter}{/Shift}MB26S01698{Enter}');
  expect(onAsk).toHaveBeenLastCalledWith(['MB26S01702', 'MB26S01698']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what is wrong with a container number', async () => {
  const { field } = show();
  await userEvent.type(field, 'YMLU8305416');
  expect(screen.getByText('check digit correct')).toBeVisible();
  await userEvent.type(field, ' CBHU3202731 PO-1');
  expect(screen.getByText('check digit should be 2')).toBeVisible();
  expect(screen.getByText('not a container number')).toBeVisible();
});

it('asks for ten at once and no more', async () => {
  const { onAsk, field, button } = show({ by: 'work', numbers: eleven });
  expect(screen.getByRole('alert')).toHaveTextContent('Up to 10 at once; please take out 1');
  await userEvent.click(button);
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, 'A1');
  expect(field).toBeValid();
});

it('wants both numbers of each shipment from somebody without an account', async () => {
  const onAsk = vi.fn();
  render(<TrackPairs label="Tracking" submit="Track" onAsk={onAsk} most={2} />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Track' }));
  expect(screen.getByText('Enter the work number')).toBeVisible();
  expect(screen.getByText('Enter the warehouse entry number')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Work number/ })).toHaveFocus();
  await userEvent.keyboard('MB26S01702{Tab}JC1');
  await userEvent.click(screen.getByRole('button', { name: 'Track another' }));
  expect(screen.getByRole('button', { name: 'Track another' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Track' }));
  expect(screen.getByRole('textbox', { name: /Work number 2/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove shipment 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Track' }));
  expect(onAsk).toHaveBeenLastCalledWith([{ workNo: 'MB26S01702', entryNo: 'JC1' }]);
});
