export { type RailSection, SectionRail, type SectionRailPart, type SectionRailProps } from './section-rail.tsx';
