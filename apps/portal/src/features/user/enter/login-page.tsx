import { Link, Tabs } from '@lading/ui';
import { getRouteApi } from '@tanstack/react-router';
import { createElement } from 'react';
import { useLate } from '../../../app/use-late.ts';
import { useText } from '../../../i18n/text.ts';
import { useSecond } from '../second/use-second.tsx';
import { EnterPage } from './enter-page.tsx';
import { modeOf } from './login-search.ts';
import { PasswordLogin } from './password-login.tsx';
import { SmsLogin } from './sms-login.tsx';

// Most come in otherwise, and the first page is light without it.
const loadWechat = async () => (await import('../wechat/wechat-enter.tsx')).WechatEnter;
const WECHAT_SAYS = ['wechat'] as const;
const route = getRouteApi('/login');

export function LoginPage() {
  const text = useText();
  const { redirect, mode = 'password' } = route.useSearch();
  const navigate = route.useNavigate();
  const { goOn, step } = useSecond(redirect);
  const Wechat = useLate(loadWechat, mode === 'wechat', WECHAT_SAYS);
  if (step) return step;
  return (
    <EnterPage
      title={text('login.title')}
      more={
        <>
          {text('login.noAccount')} <Link href="/register">{text('register.title')}</Link>
        </>
      }
    >
      <Tabs
        label={text('login.modes')}
        value={mode}
        onValueChange={(next) =>
          void navigate({
            search: (before) => ({ ...before, mode: modeOf(next) }),
            replace: true,
          })
        }
        items={[
          { value: 'password', label: text('login.byPassword'), content: <PasswordLogin onDone={goOn} /> },
          { value: 'sms', label: text('login.bySms'), content: <SmsLogin onDone={goOn} /> },
          {
            value: 'wechat',
            label: text('login.byWechat'),
            content: Wechat && createElement(Wechat, { onDone: goOn }),
          },
        ]}
      />
    </EnterPage>
  );
}
