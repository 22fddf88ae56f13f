import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { serviceDrawings } from './drawings.ts';
import { ServiceArt } from './service-art.tsx';

conforms('ServiceArt', <ServiceArt drawing={serviceDrawings.fcl} />, { ref: SVGSVGElement });

it.each(Object.entries(serviceDrawings))('draws %s with one yellow thing, and says nothing of it', (_, drawing) => {
  const { container } = render(<ServiceArt drawing={drawing} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(drawing.filter(([kind]) => kind === 'yellow')).toHaveLength(1);
  expect(container.querySelectorAll('path, text')).toHaveLength(drawing.length);
});
