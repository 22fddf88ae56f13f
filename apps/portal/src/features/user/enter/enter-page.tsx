import { Link, LoginShell } from '@lading/ui';
import type { ReactNode } from 'react';
import { brandOf, HOTLINE } from '../../../app/brand.ts';
import { Language } from '../../../app/language.tsx';
import { ThemeSwitch } from '../../../app/theme-switch.tsx';
import { useText } from '../../../i18n/text.ts';

interface EnterPageProps {
  title: string;
  lead?: string;
  more?: ReactNode;
  children: ReactNode;
}

/** The frame of log in, register and forgotten password. */
export function EnterPage({ title, lead, more, children }: EnterPageProps) {
  const text = useText();
  return (
    <LoginShell
      brand={brandOf(text)}
      title={title}
      lead={lead}
      more={more}
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
      {children}
    </LoginShell>
  );
}
