import { Button, Dialog, Form, TextField } from '@lading/ui';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PictureField } from './picture-field.tsx';

/** A picture in the text, with what somebody hears who does not see it. */
export function PictureDialog({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const text = useText();
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const [tried, setTried] = useState(false);
  const put = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (src === '' || alt.trim() === '') return;
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    onDone();
  };
  return (
    <Dialog
      size="message"
      open
      title={text('content.tool.picture')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onDone()}
    >
      <Form aria-label={text('content.tool.picture')} onSubmit={put}>
        <PictureField
          label={text('content.picture')}
          required
          error={tried && src === '' ? text('content.pictureMissing') : undefined}
          value={src}
          onChange={setSrc}
        />
        <TextField
          label={text('content.alt')}
          hint={text('content.altHint')}
          required
          maxLength={120}
          error={tried && alt.trim() === '' ? text('content.altMissing') : undefined}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <Button type="submit" variant="primary">
          {text('content.pictureSave')}
        </Button>
      </Form>
    </Dialog>
  );
}
