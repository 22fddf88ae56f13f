export {
  type DirectoryGroup,
  type DirectoryItem,
  DirectoryList,
  type DirectoryListPart,
  type DirectoryListProps,
} from './directory-list.tsx';
