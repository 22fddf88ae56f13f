import { BROADCAST_AUDIENCES } from '@lading/api-client/contract';
import {
  Alert,
  Button,
  ConfirmDialog,
  FormRow,
  icons,
  Page,
  Panel,
  RadioGroup,
  Select,
  Stack,
  Tabs,
  Text,
  TextField,
  TimePicker,
} from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { RichText } from '../rich-text.tsx';
import { usePictures } from '../use-pictures.ts';
import { BroadcastWords } from './broadcast-words.tsx';
import { CustomerField } from './customer-field.tsx';
import { LEVELS } from './use-audience.ts';
import { type Composing, useBroadcast } from './use-broadcast.ts';

const FIELDS = {
  'zh-CN': { title: 'titleCn', html: 'htmlCn', most: 80 },
  'en-US': { title: 'titleEn', html: 'htmlEn', most: 160 },
} as const;
const TABS = ['zh-CN', 'en-US', 'preview'] as const;
type Tab = (typeof TABS)[number];

function Words({ composing, language }: { composing: Composing; language: keyof typeof FIELDS }) {
  const text = useText();
  const { open } = usePictures();
  const { values, put, errorAt } = composing;
  const { title, html, most } = FIELDS[language];
  return (
    <Stack>
      <TextField
        label={text('broadcast.title')}
        lang={language}
        required
        maxLength={most}
        error={errorAt(title)}
        value={values[title]}
        onChange={({ target }) => put({ [title]: target.value })}
      />
      <RichText
        label={text('broadcast.text')}
        lang={language}
        error={errorAt(html)}
        html={values[html]}
        open={open}
        onChange={(written) => put({ [html]: written })}
      />
    </Stack>
  );
}

/** To whom, and when. */
function Facts({ composing }: { composing: Composing }) {
  const text = useText();
  const { values, put, errorAt, reach } = composing;
  return (
    <Panel title={text('broadcast.toWhom')}>
      <Stack>
        <RadioGroup
          label={text('broadcast.audience')}
          error={errorAt('audience')}
          options={BROADCAST_AUDIENCES.map((value) => ({ value, label: text(`broadcast.to.${value}`) }))}
          value={values.audience}
          onChange={({ target }) =>
            put({ audience: BROADCAST_AUDIENCES.find((one) => one === target.value) ?? 'customer' })
          }
        />
        <FormRow>
          {values.audience === 'level' && (
            <Select
              label={text('broadcast.level')}
              options={LEVELS.map((value) => ({ value, label: text(`broadcast.level.${value}`) }))}
              placeholder={null}
              value={values.level}
              onChange={({ target }) => put({ level: LEVELS.find((one) => one === target.value) ?? '0' })}
            />
          )}
          {values.audience === 'customer' && (
            <CustomerField
              value={values.customer}
              error={errorAt('customerId')}
              onChange={(customer) => put({ customer })}
            />
          )}
        </FormRow>
        <FormRow>
          <DatePicker
            label={text('broadcast.day')}
            hint={text('broadcast.dayHint')}
            error={errorAt('sendAt')}
            value={values.day}
            onChange={(day) => put({ day })}
          />
          <TimePicker
            label={text('broadcast.time')}
            zone={text('content.zone')}
            value={values.time}
            onChange={(time) => put({ time })}
          />
        </FormRow>
        {reach && <Text tone="secondary">{text('broadcast.reach', { ...reach })}</Text>}
      </Stack>
    </Panel>
  );
}

/** A message to customers while it is written: both languages, what its readers will see, to whom and when. */
export function BroadcastEditor({ onClose }: { onClose(): void }) {
  const text = useText();
  const composing = useBroadcast(onClose);
  const [tab, setTab] = useState<Tab>('zh-CN');
  const [asking, setAsking] = useState<'send' | 'leave'>();
  const { values, failure, pending, reach, preview, later, dirty } = composing;
  const go = (next: string) => {
    const found = TABS.find((one) => one === next) ?? 'zh-CN';
    setTab(found);
    if (found === 'preview') void composing.look();
  };
  const send = async () => {
    const wrong = await composing.send();
    setAsking(undefined);
    if (wrong === 'titleEn' || wrong === 'htmlEn') setTab('en-US');
    if (wrong === 'titleCn' || wrong === 'htmlCn') setTab('zh-CN');
  };
  return (
    <Page
      title={text('broadcast.new')}
      actions={
        <>
          <Button icon={icons.arrowLeft} onClick={() => (dirty ? setAsking('leave') : onClose())}>
            {text('content.back')}
          </Button>
          <Button variant="primary" onClick={() => composing.ready() && setAsking('send')}>
            {text(later ? 'broadcast.plan' : 'broadcast.send')}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <Alert kind="danger" live="polite" title={failure} />}
        <Facts composing={composing} />
        <Tabs
          label={text('content.words')}
          value={tab}
          onValueChange={go}
          items={[
            {
              value: 'zh-CN',
              label: text('content.in.zh-CN'),
              content: <Words key="zh-CN" composing={composing} language="zh-CN" />,
            },
            {
              value: 'en-US',
              label: text('content.in.en-US'),
              content: <Words key="en-US" composing={composing} language="en-US" />,
            },
            {
              value: 'preview',
              label: text('content.preview'),
              content: <BroadcastWords words={{ ...values, ...preview }} />,
            },
          ]}
        />
      </Stack>
      <ConfirmDialog
        open={asking === 'send'}
        question={text('broadcast.sendAsk', { customers: reach?.customers ?? 0, people: reach?.people ?? 0 })}
        confirmLabel={text(later ? 'broadcast.plan' : 'broadcast.send')}
        pending={pending}
        onOpenChange={(open) => open || setAsking(undefined)}
        onConfirm={() => void send()}
      />
      <ConfirmDialog
        open={asking === 'leave'}
        question={text('content.leaveAsk')}
        confirmLabel={text('content.leave')}
        tone="danger"
        onOpenChange={(open) => open || setAsking(undefined)}
        onConfirm={onClose}
      />
    </Page>
  );
}
