import { createElement, type ReactNode, useState } from 'react';
import { useLate } from '../../../app/use-late.ts';

const load = async () => (await import('../invoice/request-drawer.tsx')).RequestDrawer;
const SAYS = ['invoices'] as const;
const NONE: readonly number[] = [];
const nothing = () => undefined;

/** The request for invoices of statements, which comes when it is asked for. */
export function useInvoiceRequest(): { ask(accountIds: readonly number[]): void; drawer: ReactNode } {
  const [accountIds, ask] = useState(NONE);
  const Drawer = useLate(load, accountIds.length > 0, SAYS);
  const drawer =
    Drawer && accountIds.length > 0 && createElement(Drawer, { accountIds, onClose: () => ask(NONE), onDone: nothing });
  return { ask, drawer };
}
