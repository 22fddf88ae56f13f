import { LINK_ADDRESS } from '@lading/api-client/contract';
import { Button, Dialog, Form, TextField } from '@lading/ui';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/text.ts';

const MAILBOX = /^(?:mailto|tel):\S+$/;

/** Where the chosen words lead; empty takes the link away. */
export function LinkDialog({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const text = useText();
  const [href, setHref] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [problem, setProblem] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = href.trim();
    if (address !== '' && !LINK_ADDRESS.test(address) && !MAILBOX.test(address))
      return setProblem(text('content.linkWrong'));
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <Dialog size="confirm" open title={text('content.tool.link')} onOpenChange={(open) => open || onDone()}>
      <Form aria-label={text('content.tool.link')} onSubmit={save}>
        <TextField
          label={text('content.linkTo')}
          hint={text('content.linkHint')}
          error={problem}
          value={href}
          maxLength={300}
          onChange={({ target }) => {
            setProblem(undefined);
            setHref(target.value);
          }}
        />
        <Button type="submit" variant="primary">
          {text('content.linkSave')}
        </Button>
      </Form>
    </Dialog>
  );
}
