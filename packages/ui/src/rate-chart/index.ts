export { type RatePoint, worseThan } from './front.ts';
export { RateChart, type RateChartPart, type RateChartProps } from './rate-chart.tsx';
