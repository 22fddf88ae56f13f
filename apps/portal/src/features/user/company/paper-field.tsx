import { PAPER_LIMIT } from '@lading/api-client/contract';
import { Button, Inline, icons, Stack, Text, Upload } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { PaperLink } from './paper-link.tsx';
import { type Application, reasonOf } from './standing.ts';
import type { Paper } from './use-paper.ts';
import { nameOfField } from './words.ts';

const KINDS = '.pdf,.png,.jpg,.jpeg';

interface PaperFieldProps {
  name: 'licenceFileId' | 'authorisationFileId';
  paper: Paper;
  before: Application | undefined;
  required?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** The paper that a former application brought, as long as it may stay. */
export const formerOf = (application: Application | undefined, name: PaperFieldProps['name']) =>
  reasonOf(application, name) === undefined ? application?.papers.find(({ field }) => field === name) : undefined;

/** A paper of an application: the former one until it is replaced, else one to bring. What came back has to be replaced. */
export function PaperField({ name, paper, before, required = false, hint, error }: PaperFieldProps) {
  const text = useText();
  const [replacing, setReplacing] = useState(false);
  const former = formerOf(before, name);
  const label = nameOfField(text, name);
  if (former && !replacing)
    return (
      <Stack gap="xs">
        <Text size="dense" tone="secondary">
          {label}
        </Text>
        <Inline>
          <PaperLink {...former} />
          <Button
            size="sm"
            icon={icons.upload}
            aria-label={text('company.replaceOf', { paper: label })}
            onClick={() => setReplacing(true)}
          >
            {text('company.replace')}
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <Upload
      label={label}
      required={required}
      accept={KINDS}
      maxSize={PAPER_LIMIT}
      maxFiles={1}
      hint={hint}
      error={error ?? reasonOf(before, name)}
      files={paper.files}
      onAdd={paper.add}
      onRetry={paper.retry}
      onRemove={paper.remove}
    />
  );
}
