import { conforms } from '../testing/conformance.tsx';
import { AlertBox } from './alert-box.tsx';
import { MessageAlert } from './message-alert.tsx';
import { MessageModal } from './message-modal.tsx';
import { SafeHtml } from './safe-html.tsx';

const told = {
  type: '单证',
  title: 'COSU6412098730 草单第 3 版已到',
  time: '2026-11-20T01:12:00Z',
};
const nothing = () => undefined;

conforms('AlertBox', <AlertBox open title={told.title} detailHref="#detail" onOpenChange={nothing} />, {
  ref: HTMLDivElement,
  also: [{ time: '2026-11-18T16:40:12+08:00', text: '请核对' }],
  portal: true,
});
conforms('MessageAlert', <MessageAlert message={{ id: 1, ...told }} onOpenChange={nothing} onDetail={nothing} />, {
  ref: HTMLDivElement,
  also: [{ message: { id: 1, ...told, text: '请核对' } }],
  portal: true,
});
conforms(
  'MessageModal',
  <MessageModal
    open
    message={{ status: 'ready', data: { ...told, html: '<p>还有 <b>3 处</b>不同。</p>' } }}
    onOpenChange={nothing}
  />,
  { ref: HTMLDivElement, also: [{ footer: '知道了' }], portal: true },
);
conforms('SafeHtml', <SafeHtml html="<p>还有 <b>3 处</b>不同。</p>" />, { ref: HTMLDivElement });
