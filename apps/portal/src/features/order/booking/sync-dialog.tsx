import { contract, type Out, TEMPLATE_SECTIONS, type TemplateSection } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Button, Checkbox, Dialog, Inline, Select, Stack, Text } from '@lading/ui';
import type { BookingMode } from '@lading/validators/booking';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { useFieldName } from './field-name.ts';
import type { Work } from './use-draft.ts';

const { orderTemplates, syncOrderTemplate } = contract.order;
type Changes = Out<typeof syncOrderTemplate>['changes'];
/** Templates that are offered: the last used ones. */
const MOST = 50;
/** What stands for an entry of a list says nothing to its reader. */
const BY_NUMBER = /(?:Id|incoterm|ctnType)$/;

interface SyncDialogProps {
  work: Work;
  onClose(): void;
}

function ChangesTold({ changes, mode }: { changes: Changes; mode: BookingMode }) {
  const text = useText();
  const nameOf = useFieldName(mode);
  const or = (value: string) => value || text('booking.sync.empty');
  return (
    <Stack gap="xs" role="status">
      <Text>
        {text(changes.length === 0 ? 'booking.sync.same' : 'booking.sync.changes', { count: changes.length })}
      </Text>
      {changes.map((change) => {
        const path = change.path.replace(/\[(\d+)\]/g, '.$1');
        const told = BY_NUMBER.test(path) ? '' : `: ${or(change.old)} → ${or(change.new)}`;
        return (
          <Text key={change.path} tone="secondary">
            {`${nameOf(path)}${told}`}
          </Text>
        );
      })}
    </Stack>
  );
}

/** Sections of a template into a booking that is still written: what would change is said first. */
export function SyncDialog({ work, onClose }: SyncDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const templates = useLoadable(useQuery(orderTemplates, { size: MOST }));
  const { run, pending } = useCommand(syncOrderTemplate);
  const [templateId, setTemplateId] = useState<number>();
  const [sections, setSections] = useState<readonly TemplateSection[]>(TEMPLATE_SECTIONS);
  const [seen, setSeen] = useState<{ changes: Changes; revision: number }>();
  const [failure, setFailure] = useState('');
  const title = text('booking.sync.title');

  async function ask(id: number | undefined, wanted: readonly TemplateSection[], write = false) {
    setSeen(undefined);
    setFailure('');
    if (id === undefined || wanted.length === 0) return undefined;
    // The server compares with what it has: what was written last is sent before.
    if (!(await work.save()) || work.bookingId === undefined) {
      setFailure(work.failure || text('booking.local'));
      return undefined;
    }
    const asked = { templateId: id, bookingId: work.bookingId, sections: [...wanted], dryRun: !write };
    const answer = await run(write && seen ? { ...asked, revision: seen.revision } : asked);
    if (!answer.ok) setFailure(errorText(text, answer.error));
    return answer.ok ? answer.data : undefined;
  }
  async function look(id: number | undefined, wanted: readonly TemplateSection[]) {
    const found = await ask(id, wanted);
    if (found) setSeen(found);
  }
  async function apply(name: string) {
    const done = await ask(templateId, sections, true);
    if (!done) return;
    work.follow(done);
    notices.show({ kind: 'success', text: text('booking.sync.done', { name }) });
    onClose();
  }
  const toggle = (section: TemplateSection) => {
    const next = TEMPLATE_SECTIONS.filter((one) => (one === section) !== sections.includes(one));
    setSections(next);
    void look(templateId, next);
  };
  return (
    <Dialog size="message" open title={title} closeOnOutsidePress={false} onOpenChange={(open) => open || onClose()}>
      <Loaded of={templates}>
        {({ records }) =>
          records.length === 0 ? (
            <Text>{text('booking.sync.none')}</Text>
          ) : (
            <Stack>
              <Select
                label={text('booking.sync.template')}
                placeholder={text('booking.sync.choose')}
                options={records.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={templateId === undefined ? '' : String(templateId)}
                onChange={({ currentTarget: { value } }) => {
                  const id = value === '' ? undefined : Number(value);
                  setTemplateId(id);
                  void look(id, sections);
                }}
              />
              <Stack gap="xs" role="group" aria-label={text('booking.sync.sections')}>
                <Text>{text('booking.sync.sections')}</Text>
                <Inline>
                  {TEMPLATE_SECTIONS.map((section) => (
                    <Checkbox
                      key={section}
                      label={text(`booking.section.${section}`)}
                      checked={sections.includes(section)}
                      onChange={() => toggle(section)}
                    />
                  ))}
                </Inline>
              </Stack>
              {seen && <ChangesTold changes={seen.changes} mode={work.draft.route.mode} />}
              {failure && (
                <Text tone="danger" role="alert">
                  {failure}
                </Text>
              )}
              <Button
                variant="primary"
                loading={pending}
                disabled={!seen || seen.changes.length === 0}
                onClick={() => void apply(records.find(({ id }) => id === templateId)?.name ?? '')}
              >
                {text('booking.sync.apply', { count: seen?.changes.length ?? 0 })}
              </Button>
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}
