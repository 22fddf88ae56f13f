import type { HouseSettings } from '@lading/api-client/contract';
import { Button, Inline, icons, Panel, Stack } from '@lading/ui';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { type ListName, NEW_LINE } from './draft.ts';
import type { SettingsForm } from './use-settings.ts';

type Line<Name extends ListName> = HouseSettings[Name][number];

interface LineFields<Name extends ListName> {
  line: Line<Name>;
  /** what each field of it is called, beside its number: names are told apart */
  nameOf(field: string): string;
  errorAt(field: string): string | undefined;
  put(part: Partial<Line<Name>>): void;
}

interface LinesProps<Name extends ListName> {
  form: SettingsForm;
  name: Name;
  children(fields: LineFields<Name>): ReactNode;
}

/** One list of the settings: its lines, each to be taken away, and the way to another. */
export function Lines<Name extends ListName>({ form, name, children }: LinesProps<Name>) {
  const text = useText();
  const lines = form.draft[name] as readonly Line<Name>[];
  const put = (next: readonly Line<Name>[]) => form.put({ [name]: next } as unknown as Partial<HouseSettings>);
  const title = text(`settings.${name}`);
  return (
    <Panel title={title}>
      <Stack>
        {lines.map((line, at) => {
          const nameOf = (field: string) => text('settings.ofLine', { field, number: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as the server's words name it
            <Stack key={at} gap="xs" role="group" aria-label={text('settings.line', { list: title, number: at + 1 })}>
              {children({
                line,
                nameOf,
                errorAt: (field) => form.errorAt(`${name}[${at}].${field}`),
                put: (part) => put(lines.map((one, place) => (place === at ? { ...one, ...part } : one))),
              })}
              <Inline>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={icons.close}
                  aria-label={text('settings.removeLine', { list: title, number: at + 1 })}
                  onClick={() => put(lines.filter((_, place) => place !== at))}
                >
                  {text('settings.remove')}
                </Button>
              </Inline>
            </Stack>
          );
        })}
        <Inline>
          <Button
            size="sm"
            icon={icons.plus}
            aria-label={text('settings.addTo', { list: title })}
            onClick={() => put([...lines, NEW_LINE[name] as Line<Name>])}
          >
            {text('settings.add')}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
