import { contract, type Out } from '@lading/api-client/contract';
import { Alert, Button, Heading, Inline, icons, Link, Section, Stack, Text, TextField } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const { appVersion, appDownload } = contract.user;

/** As the program calls itself, and the first version of it. */
const APP = 'lading';
const FIRST = '1.0.0';
const SYSTEMS = { windows: 4, other: 3 } as const;
const NUMBER = /^\d+\.\d+\.\d+$/;

type Newest = Out<typeof appVersion>;
type Said = { newest: Newest } | { link: string } | { failure: string };

/** The program for the desk: whether one's own is the newest, and where the newest is. */
export function Downloads() {
  const text = useText();
  const { client } = usePortal();
  const [version, setVersion] = useState(FIRST);
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const ask = async (what: string, answer: () => Promise<Said>) => {
    setBusy(what);
    setSaid(await answer().catch((cause: unknown) => ({ failure: errorText(text, cause) })));
    setBusy(undefined);
  };
  const check = () =>
    ask('check', async () => {
      if (!NUMBER.test(version)) return { failure: text('serve.versionWrong') };
      return { newest: await client.call(appVersion, { appName: APP, platform: 5, version }) };
    });
  const download = (system: keyof typeof SYSTEMS) =>
    ask(system, async () => {
      const { downloadLink } = await client.call(appDownload, { appName: APP, platform: SYSTEMS[system] });
      globalThis.open(downloadLink, '_blank', 'noopener');
      return { link: downloadLink };
    });
  return (
    <Section aria-labelledby="downloads">
      <Stack gap="md">
        <Heading level={2} id="downloads">
          {text('serve.software')}
        </Heading>
        <Text tone="secondary">{text('serve.softwareLead')}</Text>
        <Inline gap="md" align="end">
          {(['windows', 'other'] as const).map((system) => (
            <Button key={system} icon={icons.download} loading={busy === system} onClick={() => void download(system)}>
              {text(`serve.download.${system}`)}
            </Button>
          ))}
          <TextField
            label={text('serve.version')}
            value={version}
            maxLength={20}
            onChange={({ currentTarget }) => setVersion(currentTarget.value)}
          />
          <Button icon={icons.refresh} loading={busy === 'check'} onClick={() => void check()}>
            {text('serve.check')}
          </Button>
        </Inline>
        {said && <Answer said={said} />}
      </Stack>
    </Section>
  );
}

function Answer({ said }: { said: Said }) {
  const text = useText();
  if ('failure' in said)
    return (
      <Alert kind="danger" live="assertive">
        {said.failure}
      </Alert>
    );
  if ('link' in said)
    return (
      <Alert kind="info" live="polite">
        {text('serve.opened')}{' '}
        <Link href={said.link} target="_blank" rel="noopener noreferrer">
          {text('serve.openHere')}
        </Link>
      </Alert>
    );
  const { newest } = said;
  if (!newest)
    return (
      <Alert kind="success" live="polite">
        {text('serve.newest')}
      </Alert>
    );
  return (
    <Alert kind="warning" live="polite" title={text('serve.newer', { version: newest.version })}>
      {[newest.forced && text('serve.forced'), newest.notes].filter(Boolean).join(' ')}
    </Alert>
  );
}
