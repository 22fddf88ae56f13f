import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Procedure } from './procedure.tsx';

const steps = [
  { title: 'One', text: 'first' },
  { title: 'Two', text: 'second' },
];

conforms('Procedure', <Procedure steps={steps} />, { ref: HTMLOListElement });

it('is an ordered list of headed steps', () => {
  render(<Procedure steps={steps} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Two' })).toBeInTheDocument();
});
