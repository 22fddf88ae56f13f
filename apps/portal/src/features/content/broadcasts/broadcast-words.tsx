import { Panel, Prose, SegmentedControl, Stack } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { usePicturesOf } from '../use-pictures.ts';

interface Words {
  readonly titleCn: string;
  readonly titleEn: string;
  readonly htmlCn: string;
  readonly htmlEn: string;
}

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** A message as its readers see it, one language at a time. */
export function BroadcastWords({ words }: { words: Words }) {
  const text = useText();
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('zh-CN');
  const chinese = language === 'zh-CN';
  const html = chinese ? words.htmlCn : words.htmlEn;
  const pictureOf = usePicturesOf(html);
  return (
    <Stack>
      <SegmentedControl
        label={text('content.previewIn')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: text(`content.in.${value}`) }))}
        onChange={(value) => setLanguage(value === 'en-US' ? 'en-US' : 'zh-CN')}
      />
      <Panel title={(chinese ? words.titleCn : words.titleEn) || text('content.untitled')} lang={language}>
        <Prose html={html} pictureOf={pictureOf} />
      </Panel>
    </Stack>
  );
}
