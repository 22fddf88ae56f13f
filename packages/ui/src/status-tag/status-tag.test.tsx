import { icons } from '../icon/index.ts';
import { conforms } from '../testing/conformance.tsx';
import { StatusTag } from './status-tag.tsx';

conforms(
  'StatusTag',
  <StatusTag tone="info" glyph={icons.circleQuarter}>
    已提交
  </StatusTag>,
  { ref: HTMLSpanElement },
);
