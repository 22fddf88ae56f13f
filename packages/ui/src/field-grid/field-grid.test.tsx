import { conforms } from '../testing/conformance.tsx';
import { FieldGrid } from './field-grid.tsx';

conforms('FieldGrid', <FieldGrid items={[{ label: '船名', value: 'COSCO SHIPPING ANDES' }]} />, {
  ref: HTMLDListElement,
});
