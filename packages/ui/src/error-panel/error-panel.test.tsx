import { conforms } from '../testing/conformance.tsx';
import { ErrorPanel } from './error-panel.tsx';

conforms('ErrorPanel', <ErrorPanel message="系统异常" code="10003" onRetry={() => undefined} />, {
  ref: HTMLDivElement,
});
