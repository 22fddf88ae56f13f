import { Button, Form, Link, LoginShell, PasswordField, TextField } from '@lading/ui';
import { mobile } from '@lading/validators';
import { getRouteApi } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { brandOf, HOTLINE } from '../../app/brand.ts';
import { Language } from '../../app/language.tsx';
import { useText } from '../../i18n/text.ts';
import { type Credentials, useLogin } from './use-login.ts';

const route = getRouteApi('/login');

export function LoginPage() {
  const text = useText();
  const { redirect = '/orders' } = route.useSearch();
  const { submit, pending } = useLogin(redirect);
  const { register, handleSubmit, formState } = useForm<Credentials>({ mode: 'onTouched' });
  const { errors } = formState;
  return (
    <LoginShell
      brand={brandOf(text)}
      tools={
        <>
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
      <Form title={text('login.title')} onSubmit={handleSubmit(submit)}>
        <TextField
          label={text('login.account')}
          prefix="+86"
          type="tel"
          autoComplete="username"
          error={errors.account?.message}
          {...register('account', {
            required: text('login.accountRequired'),
            validate: (account) => mobile.is(account) || text('login.accountRule'),
          })}
        />
        <PasswordField
          label={text('login.password')}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { required: text('login.passwordRequired') })}
        />
        <Button type="submit" variant="primary" size="lg" loading={pending}>
          {text('login.submit')}
        </Button>
      </Form>
    </LoginShell>
  );
}
