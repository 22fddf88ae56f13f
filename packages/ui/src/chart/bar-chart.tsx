import { forwardRef, lazy } from 'react';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

export type BarChartProps = ChartProps;

const Drawing = lazy(async () => ({ default: (await import('./bar-drawing.tsx')).BarDrawing }));

/** How much of something at each point: containers by month. The drawing is loaded when it is shown first. */
export const BarChart = /* @__PURE__ */ forwardRef<HTMLElement, BarChartProps>(function BarChart(props, ref) {
  return <ChartFrame {...props} ref={ref} name="BarChart" kind="bar" Drawing={Drawing} />;
});
