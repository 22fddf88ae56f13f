export type { Place } from '../art/chart-course.ts';
export { writtenPlace } from './graticule.ts';
export { type ChartBounds, REGIONS, type SeaPort, type SeaRegion, type SeaRoute, type SeaVessel } from './places.ts';
export { SeaChart, type SeaChartPart, type SeaChartProps } from './sea-chart.tsx';
