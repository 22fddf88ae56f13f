import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Form as Fields } from '../form/form.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginShell } from './login-shell.tsx';

const WORDS = {
  'zh-CN': {
    name: '子午湾国际货运',
    tagline: 'Meridian Bay',
    title: '登录',
    account: '手机号',
    password: '密码',
    home: '返回首页',
    foot: '© 2026 子午湾国际货运',
    wrong: '手机号或密码不对。再错 4 次，这个账号停用 10 分钟。',
  },
  'en-US': {
    name: 'Meridian Bay',
    tagline: 'International freight',
    title: 'Log in',
    account: 'Mobile number',
    password: 'Password',
    home: 'Back to the home page',
    foot: '© 2026 Meridian Bay',
    wrong: 'Number or password is wrong. After 4 more the account rests for 10 minutes.',
  },
} as const;

function Login({ failed }: { failed: boolean }) {
  const locale = useLanguage();
  const words = WORDS[locale];
  return (
    <LoginShell
      brand={{ name: words.name, tagline: words.tagline, href: '#home' }}
      tools={
        <>
          <LanguageSwitch locale={locale} onChange={() => undefined} />
          <Link href="#home">{words.home}</Link>
        </>
      }
      footer={words.foot}
    >
      <Fields title={words.title}>
        <TextField label={words.account} defaultValue="13800138000" />
        <PasswordField label={words.password} defaultValue="Lading2026" error={failed ? words.wrong : undefined} />
        <Button variant="primary" size="lg">
          {words.title}
        </Button>
      </Fields>
    </LoginShell>
  );
}

const meta = {
  title: 'Login',
  component: Login,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: true },
  args: { failed: false },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { parameters: { pictures: { full: true } } };
export const Wrong: Story = { args: { failed: true } };
