import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Sparkline } from './sparkline.tsx';

conforms('Sparkline', <Sparkline values={[3, null, 1, 2]} label="3 → 2" />, { ref: SVGSVGElement });

it.each([
  [[0, 10], 'M4 24L92 4'],
  [[0, null, 10], 'M4 24M92 4'],
  [[5, 5], 'M4 14L92 14'],
  [[7], 'M4 14'],
])('%j is drawn as %s', (values, path) => {
  render(<Sparkline values={values} label="trend" />);
  expect(document.querySelector('path')).toHaveAttribute('d', path);
  expect(document.querySelector('circle')).not.toBeNull();
});

it('draws a dotted line where nothing is known', () => {
  render(<Sparkline values={[null]} label="trend" />);
  expect(document.querySelector('circle')).toBeNull();
  expect(document.querySelector('path')).toHaveAttribute('d', 'M4 14H92');
});
