export {
  type ReleaseCheckItem,
  ReleaseChecklist,
  type ReleaseChecklistPart,
  type ReleaseChecklistProps,
} from './release-checklist.tsx';
