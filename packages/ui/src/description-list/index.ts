export { type Description, DescriptionList, type DescriptionListProps } from './description-list.tsx';
