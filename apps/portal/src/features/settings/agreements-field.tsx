import { Panel, Stack, Text, TextArea } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import type { SettingsForm } from './use-settings.ts';

const PAPERS = ['termsCn', 'termsEn', 'privacyCn', 'privacyEn'] as const;

/** What is agreed on with whoever registers, in both languages; where nothing is written, the portal's own words hold. */
export function AgreementsField({ form }: { form: SettingsForm }) {
  const text = useText();
  const { agreements } = form.draft;
  return (
    <Panel title={text('settings.agreements')} tag={<Text tone="secondary">{text('settings.agreementsHint')}</Text>}>
      <Stack>
        {PAPERS.map((name) => (
          <TextArea
            key={name}
            label={text(`settings.${name}`)}
            rows={5}
            maxLength={20_000}
            error={form.errorAt(`agreements.${name}`)}
            value={agreements[name]}
            onChange={({ target }) => form.put({ agreements: { ...agreements, [name]: target.value } })}
          />
        ))}
      </Stack>
    </Panel>
  );
}
