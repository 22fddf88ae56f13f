export { type NewsEntry, NewsList, type NewsListPart, type NewsListProps } from './news-list.tsx';
