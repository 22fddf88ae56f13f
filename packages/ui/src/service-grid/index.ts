export { type ServiceEntry, ServiceGrid, type ServiceGridPart, type ServiceGridProps } from './service-grid.tsx';
