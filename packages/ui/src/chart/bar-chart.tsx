import { forwardRef, lazy } from 'react';
import { Broken } from './broken.tsx';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

export type BarChartProps = ChartProps;

const Drawing = lazy(() =>
  import('./bar-drawing.tsx').then(
    (module) => ({ default: module.BarDrawing }),
    () => ({ default: Broken }),
  ),
);

/** How much of something at each point: containers by month. The drawing is loaded when it is shown first. */
export const BarChart = /* @__PURE__ */ forwardRef<HTMLElement, BarChartProps>(function BarChart(props, ref) {
  return <ChartFrame {...props} ref={ref} name="BarChart" kind="bar" Drawing={Drawing} />;
});
