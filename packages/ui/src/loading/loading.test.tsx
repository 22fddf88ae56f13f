import { conforms } from '../testing/conformance.tsx';
import { Loading } from './loading.tsx';
import { Waiting } from './waiting.tsx';

conforms('Loading', <Loading />, { ref: HTMLDivElement });
conforms(
  'Waiting',
  <Waiting active>
    <p>订单</p>
  </Waiting>,
  { ref: HTMLDivElement },
);
