export { type FigureLink, FigureLinks, type FigureLinksPart, type FigureLinksProps } from './figure-links.tsx';
