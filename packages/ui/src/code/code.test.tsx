import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Code } from './code.tsx';

conforms('Code', <Code>COSU6412098730</Code>, { ref: HTMLSpanElement });

it('is copied as it is written', () => {
  render(<Code>COSU6412098730</Code>);
  expect(screen.getByText('COSU6412098730')).toHaveTextContent(/^COSU6412098730$/);
});
