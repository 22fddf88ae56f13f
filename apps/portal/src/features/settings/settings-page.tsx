import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Alert, Button, Form, FormRow, Inline, Page, Panel, Stack, TextArea, TextField, useFormat } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';
import { AgreementsField } from './agreements-field.tsx';
import { BrandField } from './brand-field.tsx';
import { ModesField } from './modes-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SettingsLists } from './settings-lists.tsx';
import { SettingsPreview } from './settings-preview.tsx';
import { type Answer, type SettingsForm, useSettings } from './use-settings.ts';
import { VersionsPanel } from './versions-panel.tsx';

const { houseSettings } = contract.user;

type TextName = 'nameCn' | 'nameEn' | 'hotline' | 'icp' | 'omsUrl';
const REQUIRED: ReadonlySet<TextName> = new Set<TextName>(['nameCn', 'nameEn']);
const LOGOS = ['logoLight', 'logoDark', 'favicon'] as const;
const CODES = ['service', 'official', 'mini'] as const;
const LABELS = ['labelCn', 'labelEn', 'url'] as const;
const WORDS = ['introductionCn', 'introductionEn'] as const;

/** What there is one of. */
function OnesOnly({ form }: { form: SettingsForm }) {
  const text = useText();
  const { draft, put, errorAt } = form;
  const typed = (name: TextName) => (
    <TextField
      label={text(`settings.${name}`)}
      required={REQUIRED.has(name)}
      error={errorAt(name)}
      value={draft[name]}
      onChange={({ target }) => put({ [name]: target.value })}
    />
  );
  return (
    <>
      <Panel title={text('settings.house')}>
        <Stack>
          <FormRow>
            {typed('nameCn')}
            {typed('nameEn')}
          </FormRow>
          <FormRow>
            {typed('hotline')}
            {typed('icp')}
            {typed('omsUrl')}
          </FormRow>
          <BrandField value={draft.brand} error={errorAt('brand')} onChange={(brand) => put({ brand })} />
          {WORDS.map((name) => (
            <TextArea
              key={name}
              label={text(`settings.${name}`)}
              rows={3}
              maxLength={2000}
              error={errorAt(name)}
              value={draft[name]}
              onChange={({ target }) => put({ [name]: target.value })}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={text('settings.pictures')}>
        <Stack>
          {LOGOS.map((name) => (
            <PictureField
              key={name}
              label={text(`settings.${name}`)}
              value={draft[name]}
              error={errorAt(name)}
              onChange={(path) => put({ [name]: path })}
            />
          ))}
          {CODES.map((name) => (
            <PictureField
              key={name}
              label={text(`settings.qr.${name}`)}
              value={draft.qrCodes[name]}
              error={errorAt(`qrCodes.${name}`)}
              onChange={(path) => put({ qrCodes: { ...draft.qrCodes, [name]: path } })}
            />
          ))}
        </Stack>
      </Panel>
      <Panel title={text('settings.shortVideo')}>
        <FormRow>
          {LABELS.map((name) => (
            <TextField
              key={name}
              label={text(`settings.video.${name}`)}
              error={errorAt(`shortVideo.${name}`)}
              value={draft.shortVideo[name]}
              onChange={({ target }) => put({ shortVideo: { ...draft.shortVideo, [name]: target.value } })}
            />
          ))}
        </FormRow>
      </Panel>
    </>
  );
}

/** Somebody else was faster: what was written is kept, and one says what becomes of it. */
function Newer({ form, newer }: { form: SettingsForm; newer: Answer }) {
  const text = useText();
  const { minute } = useFormat();
  const { editedBy, editedAt } = newer;
  return (
    <Alert
      kind="warning"
      live="assertive"
      title={text('settings.newer', { name: editedBy, time: editedAt ? minute(editedAt) : '' })}
      actions={
        <>
          <Button size="sm" onClick={form.keep}>
            {text('settings.keep')}
          </Button>
          <Button size="sm" variant="ghost" onClick={form.take}>
            {text('settings.take')}
          </Button>
        </>
      }
    >
      {text('settings.newerHint')}
    </Alert>
  );
}

function Settings({ answer }: { answer: Answer }) {
  const text = useText();
  const form = useSettings(answer);
  const { draft, changed, pending, failure, newer, save } = form;
  return (
    <Form
      aria-label={text('routes.settings')}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SettingsPreview house={draft} />
      <OnesOnly form={form} />
      <SettingsLists form={form} />
      <ModesField value={draft.modes} error={form.errorAt('modes')} onChange={(modes) => form.put({ modes })} />
      <AgreementsField form={form} />
      <VersionsPanel onTake={(said) => form.put(said)} />
      {newer && <Newer form={form} newer={newer} />}
      {failure !== undefined && !newer && <Alert kind="danger" live="assertive" title={failure} />}
      <Inline>
        <Button type="submit" variant="primary" loading={pending} aria-disabled={!changed || undefined}>
          {text('list.save')}
        </Button>
      </Inline>
    </Form>
  );
}

/** What the house says of itself on every page of the site, which shows it as soon as it is saved. */
export function SettingsPage() {
  const text = useText();
  const { minute } = useFormat();
  const answer = useLoadable(useQuery(houseSettings, undefined));
  const saved = answer.status === 'ready' && answer.data.editedAt !== null ? answer.data : undefined;
  return (
    <Page
      title={text('routes.settings')}
      meta={saved && text('settings.savedBy', { name: saved.editedBy, time: minute(saved.editedAt ?? '') })}
    >
      <Loaded of={answer}>{(data) => <Settings answer={data} />}</Loaded>
    </Page>
  );
}
