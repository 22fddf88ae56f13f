import { conforms } from '../testing/conformance.tsx';
import { Port } from './port.tsx';

conforms('Port', <Port name="宁波" code="CNNGB" />, { ref: HTMLSpanElement });
