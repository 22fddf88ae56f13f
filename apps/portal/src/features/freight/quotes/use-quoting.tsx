import { QUOTE_RATES } from '@lading/api-client/contract';
import { Alert, Button, ButtonLink, IconButton, icons } from '@lading/ui';
import { useRouterState } from '@tanstack/react-router';
import { createElement, type ReactNode, useState } from 'react';
import { hasPermission } from '../../../access/permissions.ts';
import { useLate } from '../../../app/use-late.ts';
import { useText } from '../../../i18n/text.ts';
import { menuCodes } from '../../../session/state.ts';
import { useSession } from '../../../session/use-session.ts';
import { loginHref } from '../order-dialog.tsx';
import type { QuoteOf } from './quote-dialog.tsx';

const load = async () => (await import('./quote-dialog.tsx')).QuoteDialog;
const SAYS = ['quotes', 'list'] as const;
const NONE: readonly number[] = [];

export interface Quoting {
  /** what was chosen, and the way on; nothing before the first */
  readonly bar: ReactNode;
  /** puts a rate into the quotation, or takes it out again; nothing for whoever quotes nothing */
  button(rate: { readonly id: number }, name: string): ReactNode;
  /** quotes what was chosen, else all that are shown; leads visitors to the login page and back */
  all(shown: readonly { readonly id: number }[]): ReactNode;
}

/** Up to twenty rates of a page put into one quotation. */
export function useQuoting(of: QuoteOf): Quoting {
  const text = useText();
  const session = useSession();
  const may = hasPermission(menuCodes(session), 'quote:export');
  const here = useRouterState({ select: ({ location }) => location.href });
  const [ids, setIds] = useState(NONE);
  const [writing, setWriting] = useState(false);
  const Quote = useLate(load, writing, SAYS);
  if (!may) {
    const login = (
      <ButtonLink icon={icons.download} href={loginHref(here)}>
        {text('freight.exportQuote')}
      </ButtonLink>
    );
    return {
      bar: null,
      button: () => null,
      all: (shown) => (session.kind === 'guest' && shown.length > 0 ? login : null),
    };
  }
  const bar = (
    <>
      {ids.length > 0 && (
        <Alert
          live="polite"
          title={text('freight.quoted', { count: ids.length, most: QUOTE_RATES })}
          actions={
            <>
              <Button size="sm" onClick={() => setWriting(true)}>
                {text('freight.quote')}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setIds(NONE)}>
                {text('freight.clear')}
              </Button>
            </>
          }
        />
      )}
      {writing &&
        Quote &&
        createElement(Quote, {
          of,
          rateIds: ids,
          onMade() {
            setWriting(false);
            setIds(NONE);
          },
          onClose: () => setWriting(false),
        })}
    </>
  );
  return {
    bar,
    button({ id }, name) {
      const chosen = ids.includes(id);
      return (
        <IconButton
          size="sm"
          variant="neutral"
          icon={icons.document}
          label={text(chosen ? 'freight.unquoteOne' : 'freight.quoteOne', { name })}
          aria-pressed={chosen}
          disabled={!chosen && ids.length >= QUOTE_RATES}
          onClick={() => setIds(chosen ? ids.filter((one) => one !== id) : [...ids, id])}
        />
      );
    },
    all: (shown) =>
      shown.length > 0 && (
        <Button
          icon={icons.download}
          onClick={() => {
            if (ids.length === 0) setIds(shown.slice(0, QUOTE_RATES).map(({ id }) => id));
            setWriting(true);
          }}
        >
          {text('freight.exportQuote')}
        </Button>
      ),
  };
}
