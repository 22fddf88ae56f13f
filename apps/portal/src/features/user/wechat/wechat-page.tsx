import { ButtonLink } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { EnterPage } from '../enter/enter-page.tsx';
import { useSecond } from '../second/use-second.tsx';
import { WechatEnter } from './wechat-enter.tsx';

/** `/wechat`: log in by WeChat, and nothing else. */
export function WechatPage() {
  const text = useText();
  const { goOn, step } = useSecond(undefined);
  if (step) return step;
  return (
    <EnterPage
      title={text('routes.wechat')}
      more={
        <ButtonLink variant="ghost" href="/login">
          {text('forget.back')}
        </ButtonLink>
      }
    >
      <WechatEnter onDone={goOn} />
    </EnterPage>
  );
}
