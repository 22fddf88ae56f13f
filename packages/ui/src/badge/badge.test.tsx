import { conforms } from '../testing/conformance.tsx';
import { Badge } from './badge.tsx';

conforms('Badge', <Badge>7</Badge>, { ref: HTMLSpanElement });
