export type { Milestone, MilestoneKind, TimelineStop } from './milestone.ts';
export { Timeline, type TimelinePosition, type TimelineProps } from './timeline.tsx';
