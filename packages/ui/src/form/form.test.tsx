import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Form } from './form.tsx';

it('heads the page with its title and leaves the messages to the fields', () => {
  render(
    <Form title="Log in" aria-label="Log in">
      <input aria-label="Account" required />
    </Form>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Log in' })).toHaveAttribute('novalidate');
});
