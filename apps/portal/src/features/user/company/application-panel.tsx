import type { ApplicationKind, Code } from '@lading/api-client/contract';
import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Button, icons, Panel, Stack, StatusTag, Steps, Text, type Tone, useFormat } from '@lading/ui';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useMay } from '../../../session/use-may.ts';
import { Facts } from './facts.tsx';
import { type Application, newest } from './standing.ts';

const { myApplications } = contract.user;

const LOOK = { 1: ['info', 'review'], 2: ['success', 'approved'], 3: ['danger', 'returned'] } as const satisfies Record<
  number,
  readonly [Tone, string]
>;

/** How far an application is. */
function Course({ application: { state, createTime, decidedAt } }: { application: Application }) {
  const text = useText();
  const { minute } = useFormat();
  const decided = decidedAt ? minute(decidedAt) : undefined;
  return (
    <Steps
      steps={[
        { id: 'sent', title: text('company.course.sent'), note: minute(createTime) },
        {
          id: 'review',
          title: text('company.course.review'),
          note: state === 1 ? text('company.course.wait') : undefined,
        },
        state === 3
          ? { id: 'end', title: text('company.course.returned'), note: decided, failed: true }
          : { id: 'end', title: text('company.course.approved'), note: decided },
      ]}
      current={state === 1 ? 'review' : state === 2 ? null : 'end'}
    />
  );
}

export interface ApplicationFormProps {
  /** what was sent last, to begin with and to be mended */
  before: Application | undefined;
  onDone(): void;
}

interface ApplicationPanelProps {
  kind: ApplicationKind;
  /** what it is good for, where nobody has applied yet */
  lead: string;
  /** what was granted */
  granted?: ReactNode;
  /** why nobody can apply now */
  blocked?: string | undefined;
  Form: ComponentType<ApplicationFormProps>;
  /** one of them lets the reader apply */
  codes?: readonly Code[];
}

const APPLY: readonly Code[] = ['company:apply'];

/** One thing a company can apply for: what stands, how far it is, what came back and why, and the form in its place. */
export function ApplicationPanel({ kind, lead, granted, blocked, Form, codes = APPLY }: ApplicationPanelProps) {
  const text = useText();
  const { notices } = usePortal();
  const may = useMay(...codes);
  const [editing, setEditing] = useState(false);
  const pick = useMemo(() => newest(kind), [kind]);
  const mine = useLoadable(useQuery(myApplications, undefined), pick);
  const application = mine.status === 'ready' ? mine.data.application : undefined;
  const look = application && LOOK[application.state];
  const open = may && !editing && blocked === undefined && mine.status === 'ready' && application?.state !== 1;
  const verb = application === undefined ? 'apply' : application.state === 3 ? 'mend' : 'again';
  const done = () => {
    notices.show({ kind: 'success', text: text('company.sent') });
    setEditing(false);
  };
  return (
    <Panel
      id={kind}
      tabIndex={-1}
      title={text(`company.${kind}`)}
      tag={look && <StatusTag tone={look[0]}>{text(`company.state.${look[1]}`)}</StatusTag>}
      actions={
        <>
          {open && (
            <Button size="sm" icon={icons.pen} onClick={() => setEditing(true)}>
              {text(`company.${verb}`)}
            </Button>
          )}
          {editing && (
            <Button size="sm" onClick={() => setEditing(false)}>
              {text('company.cancel')}
            </Button>
          )}
        </>
      }
    >
      <Loaded of={mine}>
        {() => (
          <Stack>
            {granted}
            {application && <Course application={application} />}
            {!application && <Text tone="secondary">{lead}</Text>}
            {blocked !== undefined && !application && <Text tone="secondary">{blocked}</Text>}
            {!may && application === undefined && <Text tone="secondary">{text('company.ownerApplies')}</Text>}
            {editing ? <Form before={application} onDone={done} /> : application && <Facts application={application} />}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
