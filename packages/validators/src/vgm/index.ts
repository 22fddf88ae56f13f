export type { WeighingIssues } from '../issues/weighing.ts';
export * from './box.ts';
export {
  isUnweighed,
  type VgmFacts,
  type VgmIssue,
  vgmBoxIssues,
  vgmHeadIssues,
  vgmSheetIssues,
} from './issues.ts';
export { parseVgmList } from './paste.ts';
export {
  type BoxPlate,
  calculatedVgm,
  type Deviation,
  deviation,
  kilograms,
  usedShare,
  usualPlate,
  type VgmTotals,
  vgmTotals,
} from './reckon.ts';
export * from './state.ts';
