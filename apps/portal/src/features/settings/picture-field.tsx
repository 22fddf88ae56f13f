import { contract, HOUSE_PICTURE_LIMIT } from '@lading/api-client/contract';
import { useUpload } from '@lading/api-client/react';
import { Inline, Stack, Text, TextButton, Upload } from '@lading/ui';
import { useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const { uploadHousePicture } = contract.user;
const KINDS = '.svg,.png,.jpg,.jpeg';
const SHOWN = 64;

interface PictureFieldProps {
  label: string;
  /** its address, empty for none */
  value: string;
  error?: string | undefined;
  onChange(value: string): void;
}

/** A logo or a QR code: what is shown now, and the way to bring another. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const text = useText();
  const { run } = useUpload(uploadHousePicture);
  const [failed, setFailed] = useState<{ file: File; error: string }>();
  const send = async (file: File) => {
    setFailed(undefined);
    const sent = await run({ file });
    if (sent.ok) onChange(sent.data.path);
    else setFailed({ file, error: errorText(text, sent.error) });
  };
  if (value !== '')
    return (
      <Stack gap="xs">
        <Text size="dense" tone="secondary">
          {label}
        </Text>
        <Inline>
          <img src={value} alt={label} height={SHOWN} />
          <TextButton aria-label={text('settings.removeOf', { name: label })} onClick={() => onChange('')}>
            {text('settings.remove')}
          </TextButton>
        </Inline>
        {error && (
          <Text tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    );
  const files = failed
    ? [{ id: 'one', name: failed.file.name, size: failed.file.size, status: 'error' as const, error: failed.error }]
    : [];
  return (
    <Upload
      label={label}
      accept={KINDS}
      maxSize={HOUSE_PICTURE_LIMIT}
      maxFiles={1}
      error={error}
      files={files}
      onAdd={([file]) => file && void send(file)}
      onRetry={() => failed && void send(failed.file)}
      onRemove={() => setFailed(undefined)}
    />
  );
}
