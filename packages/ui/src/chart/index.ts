export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { ChartPart, ChartProps } from './chart-frame.tsx';
export { LineChart, type LineChartProps } from './line-chart.tsx';
export type { ChartFormat, ChartSeries } from './series.ts';
export { Sparkline, type SparklineProps } from './sparkline.tsx';
