export {
  type BarMilestone,
  MilestoneBar,
  type MilestoneBarPart,
  type MilestoneBarProps,
} from './milestone-bar.tsx';
