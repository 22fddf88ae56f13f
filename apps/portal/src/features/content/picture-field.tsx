import { settle } from '@lading/api-client';
import { contract, PICTURE_LIMIT } from '@lading/api-client/contract';
import { Button, icons, Prose, Stack, Text, Upload, type UploadFile } from '@lading/ui';
import { useRef, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { usePicturesOf } from './use-pictures.ts';

const { uploadPicture } = contract.content;
const KINDS = '.png,.jpg,.jpeg';

interface PictureFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** its address; empty where there is none */
  value: string;
  onChange(address: string): void;
}

/** One picture of the site: brought as soon as it is chosen, shown once it is here. */
export function PictureField({ label, hint, error, required = false, value, onChange }: PictureFieldProps) {
  const text = useText();
  const { client } = usePortal();
  const [coming, setComing] = useState<UploadFile>();
  const newest = useRef<File>(undefined);
  const html = value === '' ? '' : `<img src="${value}" alt="">`;
  const pictureOf = usePicturesOf(html);
  const send = async (file: File) => {
    newest.current = file;
    const row = { id: file.name, name: file.name, size: file.size };
    setComing({ ...row, status: 'uploading' });
    const onProgress = (progress: number) => setComing({ ...row, status: 'uploading', progress });
    const sent = await settle(client.call(uploadPicture, { file }, { onProgress }));
    if (newest.current !== file) return;
    setComing(sent.ok ? undefined : { ...row, status: 'error', error: errorText(text, sent.error) });
    if (sent.ok) onChange(sent.data.path);
  };
  const forget = () => {
    newest.current = undefined;
    setComing(undefined);
  };
  if (value !== '')
    return (
      <Stack gap="xs">
        <Text size="dense" tone="secondary">
          {label}
        </Text>
        <Prose html={html} pictureOf={pictureOf} />
        <div>
          <Button size="sm" icon={icons.close} onClick={() => onChange('')}>
            {text('content.removePicture', { name: label })}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Upload
      label={label}
      hint={hint}
      error={error}
      required={required}
      accept={KINDS}
      maxSize={PICTURE_LIMIT}
      maxFiles={1}
      files={coming ? [coming] : []}
      onAdd={([file]) => file && void send(file)}
      onRetry={() => newest.current && void send(newest.current)}
      onRemove={forget}
    />
  );
}
