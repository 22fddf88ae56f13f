import { Button, Form, Link, LoginShell, PasswordField, TextField } from '@lading/ui';
import { mobile } from '@lading/validators';
import { loginRecord, type RecordSpec } from '@lading/validators/record';
import { getRouteApi } from '@tanstack/react-router';
import { brandOf, HOTLINE } from '../../app/brand.ts';
import { Language } from '../../app/language.tsx';
import { ThemeSwitch } from '../../app/theme-switch.tsx';
import { useText } from '../../i18n/text.ts';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { useLogin } from './use-login.ts';

const route = getRouteApi('/login');

// The record of a login also has the slider's answer, which this page does not ask for.
const { account, password } = loginRecord.fields;
const record = { fields: { account, password } } satisfies RecordSpec;

export function LoginPage() {
  const text = useText();
  const { redirect } = route.useSearch();
  const labels = { account: text('login.account'), password: text('login.password') };
  const defaultValues = { account: '', password: '' };
  const form = useCommandForm({ record, labels, defaultValues, ...useLogin(redirect) });
  // A number is often written, or filled in by the browser, in groups; the field shows what is sent.
  const tidy = () => {
    const typed = form.methods.getValues('account');
    const plain = mobile.normalize(typed);
    if (plain !== typed) form.methods.setValue('account', plain);
  };
  const accountProps = form.fieldProps('account');
  const passwordProps = form.fieldProps('password');
  return (
    <LoginShell
      brand={brandOf(text)}
      tools={
        <>
          <ThemeSwitch />
          <Language />
          <Link href="/index">{text('login.backHome')}</Link>
        </>
      }
      footer={
        <p>
          {text('login.help')} <a href={`tel:${HOTLINE}`}>{HOTLINE}</a>
        </p>
      }
    >
      <Form
        title={text('login.title')}
        onSubmit={(event) => {
          tidy();
          form.formProps.onSubmit(event);
        }}
      >
        <TextField
          {...accountProps}
          required={false}
          prefix="+86"
          type="tel"
          autoComplete="username"
          onBlur={(event) => {
            tidy();
            accountProps.onBlur(event);
          }}
        />
        <PasswordField
          {...passwordProps}
          required={false}
          autoComplete="current-password"
          error={passwordProps.error ?? form.failure}
        />
        <Button type="submit" variant="primary" size="lg" loading={form.submitting}>
          {text('login.submit')}
        </Button>
      </Form>
    </LoginShell>
  );
}
