import { Heading, SitePage, Stack } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { PAPERS, type Paper, PaperText } from '../../kit/paper-text.tsx';

/** Both papers, to be read by anybody; whoever registers accepts them. */
export function AgreementPage() {
  const text = useText();
  return (
    <SitePage title={text('agreement.title')} lead={text('agreement.lead')}>
      <Stack gap="xl">
        {(Object.keys(PAPERS) as Paper[]).map((paper) => (
          <Stack key={paper} as="section" gap="md" aria-labelledby={paper}>
            <Heading level={2} size={3} id={paper}>
              {text(`agreement.${paper}`)}
            </Heading>
            <PaperText paper={paper} />
          </Stack>
        ))}
      </Stack>
    </SitePage>
  );
}
