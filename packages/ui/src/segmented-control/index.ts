export {
  type Segment,
  SegmentedControl,
  type SegmentedControlPart,
  type SegmentedControlProps,
} from './segmented-control.tsx';
