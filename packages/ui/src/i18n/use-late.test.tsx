import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fetchLate, useLate } from './use-late.ts';

interface ShownProps {
  load: (() => Promise<string>) | undefined;
  served?: boolean;
  asks?: boolean;
}
function Shown({ load, ...late }: ShownProps) {
  const value = useLate(load, late);
  return <p>{value === null ? 'missing' : (value ?? 'waiting')}</p>;
}
const brings = (value: string) => vi.fn(async () => value);

it('is there for all who show it, and at once for who comes later', async () => {
  const load = brings('here');
  render(
    <>
      <Shown load={load} />
      <Shown load={load} />
    </>,
  );
  expect(screen.getAllByText('waiting')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2));
  // Else each of them would bring a part of its own, and draw all others anew with it.
  expect(load).toHaveBeenCalledTimes(1);
  load.mockClear();
  render(<Shown load={load} />);
  expect(screen.getAllByText('here')).toHaveLength(3);
  expect(load).not.toHaveBeenCalled();
});

it('says that it could not be had, asks again for the next place, and judges another one by itself', async () => {
  const load = brings('here').mockRejectedValueOnce(new Error('offline'));
  const { rerender } = render(<Shown load={load} />);
  expect(await screen.findByText('missing')).toBeInTheDocument();
  rerender(<Shown load={brings('other')} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('other')).toBeInTheDocument();
  render(<Shown load={load} />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

it('fails ahead of its time as its loading does, and can be asked again', async () => {
  const load = brings('here').mockRejectedValueOnce(new Error('offline'));
  await expect(fetchLate(load)).rejects.toThrow('offline');
  await fetchLate(load);
  await fetchLate(load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('fetches nothing before it is wanted, and shows nothing that another place fetched', async () => {
  const load = brings('here');
  const { rerender } = render(<Shown load={undefined} />);
  await fetchLate(load);
  rerender(<Shown load={undefined} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  rerender(<Shown load={load} />);
  expect(screen.getByText('here')).toBeInTheDocument();
});

it('shows what another place asked for, where it does not ask itself', async () => {
  const load = brings('here');
  render(<Shown load={load} asks={false} />);
  expect(load).not.toHaveBeenCalled();
  await act(() => fetchLate(load));
  expect(screen.getByText('here')).toBeInTheDocument();
});

it('is drawn on a server only where the page begins with it', async () => {
  const load = brings('here');
  await fetchLate(load);
  expect(renderToString(<Shown load={load} />)).toBe('<p>waiting</p>');
  expect(renderToString(<Shown load={load} served />)).toBe('<p>here</p>');
});
