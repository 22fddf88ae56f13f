export {
  type Description,
  DescriptionList,
  type DescriptionListPart,
  type DescriptionListProps,
} from './description-list.tsx';
