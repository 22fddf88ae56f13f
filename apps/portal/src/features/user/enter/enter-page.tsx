import { Link, LoginShell } from '@lading/ui';
import type { ReactNode } from 'react';
import { HOTLINE, useBrand } from '../../../app/brand.ts';
import { usePortal } from '../../../app/context.ts';
import { Language } from '../../../app/language.tsx';
import { ThemeSwitch } from '../../../app/theme-switch.tsx';
import { useText } from '../../../i18n/text.ts';
import { dialled } from '../../../kit/dialled.ts';

interface EnterPageProps {
  title: string;
  lead?: string;
  more?: ReactNode;
  children: ReactNode;
}

/** The frame of log in, register and forgotten password. */
export function EnterPage({ title, lead, more, children }: EnterPageProps) {
  const text = useText();
  const brand = useBrand();
  const { hotline = HOTLINE } = usePortal().house;
  return (
    <LoginShell
      brand={brand}
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
          {text('login.help')} <a href={dialled(hotline)}>{hotline}</a>
        </p>
      }
    >
      {children}
    </LoginShell>
  );
}
