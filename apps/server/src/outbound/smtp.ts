import { createTransport } from 'nodemailer';
import { type FailureKind, type Outgoing, type Provider, ProviderError } from './provider.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:465` */
  readonly url: string;
  readonly from: string;
  /** milliseconds that the server may stay silent, other than usual */
  readonly patience?: number;
}

interface SmtpFailure {
  readonly code?: string;
  readonly responseCode?: number;
}

function kindOf({ code, responseCode = 0 }: SmtpFailure): FailureKind {
  if (code === 'EAUTH' || code === 'ETLS') return 'config';
  if (responseCode >= 500) return 'refused';
  return 'temporary';
}

/** Programs for mail show a button for it, and press it without a question: RFC 8058. */
const endsOf = (href: string) => ({
  'List-Unsubscribe': `<${href}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const LOOPBACK = /^(?:127\.|localhost$|\[?::1)/;

/** Letters by SMTP. A mail may come twice, so one whose fate is unknown is sent again, under the same number. */
export function smtpMail({ url, from, patience }: SmtpSettings): Provider {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !LOOPBACK.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience ?? 3_000,
    greetingTimeout: patience ?? 3_000,
    socketTimeout: patience ?? 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@([\w.-]+).*$/, '$1');
  return {
    name: 'smtp',
    async send({ job, to, subject, text, html, unsubscribe }: Outgoing) {
      try {
        const sent = await transport.sendMail({
          from,
          to,
          subject,
          text,
          ...(html !== undefined && { html }),
          messageId: `<${job}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe !== undefined && endsOf(unsubscribe)) },
        });
        return { id: sent.messageId };
      } catch (error) {
        const failure = error as SmtpFailure;
        throw new ProviderError(kindOf(failure), `${failure.code ?? 'error'} ${failure.responseCode ?? ''}`.trim());
      }
    },
  };
}
