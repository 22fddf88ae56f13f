export type { DocumentGroup, DocumentListPart, DocumentVersion } from './document.ts';
export { DocumentList, type DocumentListProps } from './document-list.tsx';
