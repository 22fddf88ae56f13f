export type { Milestone, MilestoneKind, TimelineStop } from './milestone.ts';
export { Timeline, type TimelinePart, type TimelinePosition, type TimelineProps } from './timeline.tsx';
