export { Breadcrumb, type BreadcrumbItem, type BreadcrumbPart, type BreadcrumbProps } from './breadcrumb.tsx';
