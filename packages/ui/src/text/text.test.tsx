import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

conforms('Text', <Text>截单 11-21</Text>, { ref: HTMLParagraphElement });
conforms('Heading', <Heading level={1}>订单管理</Heading>, { ref: HTMLHeadingElement });

it('keeps the whole of a cut text within reach', () => {
  render(<Text cut>COSCO SHIPPING ANDES</Text>);
  expect(screen.getByText('COSCO SHIPPING ANDES')).toHaveAttribute('title', 'COSCO SHIPPING ANDES');
});

it('is large for the eye without changing the outline', () => {
  render(
    <Heading level={2} size="display">
      Check before she sails
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-size', 'display');
});
