export { createCatalogue, type TextId } from './catalogue.ts';
