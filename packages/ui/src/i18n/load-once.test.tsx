import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type LoadOnce, loadAhead, loadOnce, useOnce } from './load-once.ts';

interface ShownProps {
  once: LoadOnce<string>;
  wanted?: boolean;
  served?: boolean;
}
function Shown({ once, ...asked }: ShownProps) {
  const value = useOnce(once, asked);
  return <p>{value === null ? 'missing' : (value ?? 'waiting')}</p>;
}

it('fetches once for all who show it', async () => {
  const fetch = vi.fn(async () => 'here');
  const once = loadOnce(fetch);
  render(
    <>
      <Shown once={once} />
      <Shown once={once} />
    </>,
  );
  expect(screen.getAllByText('waiting')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2));
  render(<Shown once={once} />);
  expect(screen.getAllByText('here')).toHaveLength(3);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('says that it could not be had, and asks again for the next place', async () => {
  const fetch = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline'));
  const once = loadOnce(fetch);
  render(<Shown once={once} />);
  expect(await screen.findByText('missing')).toBeInTheDocument();
  render(<Shown once={once} />);
  await waitFor(() => expect(screen.getAllByText('here')).toHaveLength(2));
});

it('bears a failure ahead of its time', async () => {
  const once = loadOnce(vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline')));
  await loadAhead(once);
  expect(once.now()).toBeUndefined();
  await loadAhead(once);
  expect(once.now()).toBe('here');
});

it('fetches nothing before it is wanted, and shows nothing that another place fetched', async () => {
  const fetch = vi.fn(async () => 'here');
  const once = loadOnce(fetch);
  const { rerender } = render(<Shown once={once} wanted={false} />);
  expect(fetch).not.toHaveBeenCalled();
  await loadAhead(once);
  rerender(<Shown once={once} wanted={false} />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  rerender(<Shown once={once} />);
  expect(screen.getByText('here')).toBeInTheDocument();
});

it('is drawn on a server only where the page begins with it', async () => {
  const once = loadOnce(async () => 'here');
  await loadAhead(once);
  expect(renderToString(<Shown once={once} />)).toBe('<p>waiting</p>');
  expect(renderToString(<Shown once={once} served />)).toBe('<p>here</p>');
});
