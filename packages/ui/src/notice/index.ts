export { NoticeRegion, type NoticeRegionProps } from './notice-region.tsx';
export {
  createNoticeStore,
  NOTICE_LIFE,
  type Notice,
  type NoticeInput,
  type NoticeKind,
  type NoticeStore,
} from './notice-store.ts';
