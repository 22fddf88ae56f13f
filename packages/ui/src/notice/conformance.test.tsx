import { conforms } from '../testing/conformance.tsx';
import { NoticeRegion } from './notice-region.tsx';
import { createNoticeStore } from './notice-store.ts';

const store = createNoticeStore();
store.pause();
store.show({ kind: 'error', text: '请求异常，请检查网络或联系管理员' });
store.show({
  kind: 'success',
  title: '已确认',
  text: 'COSU6412098730 已确认',
  action: { label: '撤销', onAction: () => undefined },
});

conforms('NoticeRegion', <NoticeRegion store={store} />, { ref: HTMLElement });
