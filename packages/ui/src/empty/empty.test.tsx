import { EmptyArt } from '../art/empty-art.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Empty } from './empty.tsx';

conforms('Empty', <Empty title="没有订单" reason="换个日期试试" art={<EmptyArt />} />, { ref: HTMLDivElement });
conforms('EmptyArt', <EmptyArt />, { ref: SVGSVGElement });
