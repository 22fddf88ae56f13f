import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Inline } from './inline.tsx';
import { Stack } from './stack.tsx';

conforms('Stack', <Stack>宁波</Stack>, { ref: HTMLDivElement });
conforms('Inline', <Inline>宁波</Inline>, { ref: HTMLDivElement });

it('is the element its owner asks for, with the room it asks for', () => {
  render(
    <>
      <Stack as="ul" gap="lg" aria-label="港口">
        <li>宁波</li>
      </Stack>
      <Inline as="ol" wrap={false} justify="between" aria-label="航次">
        <li>042E</li>
      </Inline>
    </>,
  );
  const list = screen.getByRole('list', { name: '港口' });
  expect([list.tagName, list.dataset['gap']]).toEqual(['UL', 'lg']);
  const line = screen.getByRole('list', { name: '航次' });
  expect([line.tagName, line.dataset['gap'], line.dataset['justify']]).toEqual(['OL', 'md', 'between']);
  expect(line).toHaveAttribute('data-nowrap');
});
