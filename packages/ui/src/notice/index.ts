export { NoticeRegion, type NoticeRegionPart, type NoticeRegionProps } from './notice-region.tsx';
export {
  createNoticeStore,
  NOTICE_ACTION_LIFE,
  NOTICE_LIFE,
  type Notice,
  type NoticeAction,
  type NoticeInput,
  type NoticeKind,
  type NoticeStore,
} from './notice-store.ts';
