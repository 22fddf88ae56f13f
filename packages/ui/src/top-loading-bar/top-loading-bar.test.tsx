import { conforms } from '../testing/conformance.tsx';
import { TopLoadingBar } from './top-loading-bar.tsx';

conforms('TopLoadingBar', <TopLoadingBar active />, { ref: HTMLDivElement });
