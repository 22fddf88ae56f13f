import { ApiError } from '@lading/api-client';
import { ErrorPanel } from '@lading/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useText } from '../i18n/text.ts';
import { errorText } from './error-text.ts';

/** In place of a page that failed: the server's refusal, or a part of the program that did not load. */
export function RouteError({ error }: ErrorComponentProps) {
  const text = useText();
  const router = useRouter();
  const asked = error instanceof ApiError;
  return (
    <ErrorPanel
      {...(asked ? {} : { title: text('errors.part') })}
      message={asked ? errorText(text, error) : text('errors.partReason')}
      code={asked ? error.code : undefined}
      onRetry={() => (asked ? void router.invalidate() : globalThis.location.reload())}
    />
  );
}
