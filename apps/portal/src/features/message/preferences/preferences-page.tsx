import {
  contract,
  DIGESTS,
  MESSAGE_GROUPS,
  type MessageGroup,
  NOTICE_KIND_NAMES,
  NOTICE_KINDS,
  NOTICE_ZONES,
} from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  DecisionBar,
  DescriptionList,
  Form,
  FormRow,
  Grid,
  icons,
  NoticeMatrix,
  Page,
  Panel,
  RadioGroup,
  Select,
  Stack,
  TimePicker,
} from '@lading/ui';
import { useRouter } from '@tanstack/react-router';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { type Preferences, type PreferencesForm, usePreferences, type Way, waysOf } from './use-preferences.ts';

const { noticePreferences } = contract.message;
const WAYS: readonly Way[] = ['portal', 'mail', 'sms'];
/** Side by side where there is room, nearly of one length. */
const HALVES = [MESSAGE_GROUPS.slice(0, 3), MESSAGE_GROUPS.slice(3)];
const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** Of what, and by which ways: one panel for each shelf of the message centre. */
function Kinds({ form, groups }: { form: PreferencesForm; groups: readonly MessageGroup[] }) {
  const text = useText();
  return groups.map((group) => {
    const kinds = NOTICE_KIND_NAMES.filter((kind) => NOTICE_KINDS[kind].group === group);
    const ways = WAYS.filter((way) => kinds.some((kind) => waysOf(kind).includes(way)));
    return (
      <Panel key={group} title={text(`notify.group.${group}`)}>
        <NoticeMatrix
          label={text(`notify.group.${group}`)}
          ways={ways.map((id) => ({ id, label: text(`notify.way.${id}`) }))}
          lines={kinds.map((id) => ({ id, label: text(`notify.kind.${id}`), ways: waysOf(id) }))}
          isOn={(kind, way) => form.isOn(kind, way as Way)}
          onChange={(turned, way, on) => form.turn(turned, way as Way, on)}
        />
      </Panel>
    );
  });
}

/** When what leaves the portal leaves, and in which language. */
function Times({ form }: { form: PreferencesForm }) {
  const text = useText();
  const { draft, put, errorAt } = form;
  return (
    <Panel title={text('notify.when')}>
      <Stack>
        <RadioGroup
          label={text('notify.digest')}
          hint={text('notify.digestHint')}
          options={DIGESTS.map((value) => ({ value, label: text(`notify.digest.${value}`) }))}
          value={draft.digest}
          onChange={({ target }) => put({ digest: DIGESTS.find((one) => one === target.value) ?? 'none' })}
        />
        <FormRow>
          <TimePicker
            label={text('notify.quietFrom')}
            hint={text('notify.quietHint')}
            error={errorAt('quietFrom')}
            value={draft.quietFrom}
            onChange={(quietFrom) => put({ quietFrom })}
          />
          <TimePicker
            label={text('notify.quietTo')}
            error={errorAt('quietTo')}
            value={draft.quietTo}
            onChange={(quietTo) => put({ quietTo })}
          />
          <Select
            label={text('notify.zone')}
            options={NOTICE_ZONES.map((value) => ({ value, label: text(`notify.zone.${value}`) }))}
            placeholder={null}
            value={draft.zone}
            onChange={({ target }) =>
              put({ zone: NOTICE_ZONES.find((one) => one === target.value) ?? 'Asia/Shanghai' })
            }
          />
          <Select
            label={text('notify.language')}
            options={LANGUAGES.map((value) => ({ value, label: text(`notify.language.${value}`) }))}
            placeholder={null}
            value={draft.language}
            onChange={({ target }) => put({ language: target.value === 'en-US' ? 'en-US' : 'zh-CN' })}
          />
        </FormRow>
      </Stack>
    </Panel>
  );
}

function Settings({ saved }: { saved: Preferences }) {
  const text = useText();
  const form = usePreferences(saved);
  const nowhere = text('notify.nowhere');
  return (
    <Form
      aria-label={text('notify.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Panel title={text('notify.where')}>
        <DescriptionList
          items={[
            { name: text('notify.way.mail'), value: saved.mailTo || nowhere },
            { name: text('notify.way.sms'), value: saved.smsTo || nowhere },
          ]}
        />
      </Panel>
      <Times form={form} />
      {saved.choices.length > 0 ? (
        <Grid columns={2}>
          {HALVES.map((groups) => (
            <Stack key={groups[0]} gap="lg">
              <Kinds form={form} groups={groups} />
            </Stack>
          ))}
        </Grid>
      ) : (
        <Alert kind="info" title={text('notify.staff')} />
      )}
      {form.failure !== undefined && <Alert kind="danger" live="assertive" title={form.failure} />}
      <DecisionBar label={text('notify.title')} state="plain" status={form.changed && text('notify.unsaved')}>
        <Button type="submit" variant="primary" loading={form.pending} aria-disabled={!form.changed || undefined}>
          {text('notify.save')}
        </Button>
      </DecisionBar>
    </Form>
  );
}

/** How the reader wants to be told of what: ways, times, language. */
export function PreferencesPage() {
  const text = useText();
  const router = useRouter();
  const answer = useLoadable(useQuery(noticePreferences, undefined));
  return (
    <Page
      title={text('notify.title')}
      actions={
        <Button icon={icons.arrowLeft} onClick={() => void router.navigate({ to: '/messages', search: {} })}>
          {text('notify.back')}
        </Button>
      }
    >
      <Loaded of={answer}>{(saved) => <Settings saved={saved} />}</Loaded>
    </Page>
  );
}
