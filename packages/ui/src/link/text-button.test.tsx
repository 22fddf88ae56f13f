import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Link } from './link.tsx';
import { TextButton } from './text-button.tsx';

conforms('TextButton', <TextButton>查看</TextButton>, { ref: HTMLButtonElement });
conforms('Link', <Link href="#orders">订单</Link>, { ref: HTMLAnchorElement });

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
