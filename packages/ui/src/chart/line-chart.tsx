import { forwardRef, lazy } from 'react';
import { Broken } from './broken.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

export type LineChartProps = ChartProps;

const Drawing = lazy(() =>
  import('./line-drawing.tsx').then(
    (module) => ({ default: module.LineDrawing }),
    () => ({ default: Broken }),
  ),
);

/** How something went over time: prices by week. The drawing is loaded when it is shown first. */
export const LineChart = /* @__PURE__ */ forwardRef<HTMLElement, LineChartProps>(function LineChart(props, ref) {
  return <ChartFrame {...props} ref={ref} name="LineChart" kind="line" Drawing={Drawing} />;
});
