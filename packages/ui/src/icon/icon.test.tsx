import { conforms } from '../testing/conformance.tsx';
import * as icons from './drawings.ts';
import { Icon } from './icon.tsx';

conforms('Icon', <Icon drawing={icons.vessel} label="船" />, { ref: SVGSVGElement });
