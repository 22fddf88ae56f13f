import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextButton } from './text-button.tsx';

it('acts and does not send a form', async () => {
  const [act, submit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={submit}>
      <TextButton onClick={act}>Check</TextButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(act).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});
