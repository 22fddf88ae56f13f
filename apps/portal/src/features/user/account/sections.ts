import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { RailSection } from '@lading/ui';
import { useText } from '../../../i18n/text.ts';
import { type Application, newest } from '../company/standing.ts';
import { isElsewhere } from './elsewhere.ts';

const { myApplications, sessionPage } = contract.user;
const RETURNED = 3;
/** As the table of the sessions asks, so that both are answered at once. */
export const SESSIONS = { current: 1, size: 50 } as const;

/** How many things somebody has to mend: those that were named, else the application itself. */
const toMend = (application: Application | undefined): number =>
  application?.state === RETURNED ? Math.max(application.reasons.length, 1) : 0;

/** The sections of the page and what waits in each; the company's only for who may look at it. */
export function useSections(ofCompany: boolean): readonly RailSection[] {
  const text = useText();
  const { data: applied } = useQuery(myApplications, ofCompany ? undefined : null);
  const { data: sessions } = useQuery(sessionPage, SESSIONS);
  const noteOf = (kind: 'certification' | 'credit' | 'fuda') => {
    const count = toMend(applied && newest(kind)(applied).application);
    return count > 0 ? ({ note: text('personal.toMend', { count }), tone: 'pen' } as const) : {};
  };
  const strange = sessions?.records.filter(isElsewhere(sessions.records)).length ?? 0;
  const base = { id: 'base', label: text('personal.base') };
  const security = { id: 'security', label: text('personal.security') };
  const company: RailSection[] = [
    { id: 'certification', label: text('company.certification'), ...noteOf('certification') },
    { id: 'company', label: text('company.title') },
    { id: 'credit', label: text('company.credit'), ...noteOf('credit') },
    { id: 'fuda', label: text('company.fuda'), ...noteOf('fuda') },
  ];
  const marked = strange > 0 ? ({ note: text('personal.strange', { count: strange }), tone: 'mark' } as const) : {};
  return [
    base,
    security,
    ...(ofCompany ? company : []),
    { id: 'sessions', label: text('sessions.title'), ...marked },
    { id: 'kept', label: text('kept.title') },
  ];
}
