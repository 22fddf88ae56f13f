import { NoticeRegion } from '@lading/ui';
import { usePortal } from './context.ts';

/** Where what is said to somebody appears. It comes after the page, which has nothing to say before it was used. */
export function Notices() {
  const { notices } = usePortal();
  return <NoticeRegion store={notices} />;
}
