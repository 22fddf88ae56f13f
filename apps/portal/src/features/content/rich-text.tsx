import { type EditedAttributes, EditorFrame } from '@lading/ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { richEditor } from './rich-editor.ts';
import { toolsOf } from './rich-tools.ts';
import type { OpenPicture } from './use-pictures.ts';

interface RichTextProps {
  label: string;
  /** of the text: `zh-CN` */
  lang: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** what it begins with; the editor keeps what is written from then on */
  html: string;
  open: OpenPicture;
  onChange(html: string): void;
}

interface SheetProps extends Pick<RichTextProps, 'html' | 'lang' | 'open' | 'onChange'> {
  edited: EditedAttributes;
  onReady(editor: Editor | undefined): void;
  onMove(): void;
}

const attributesOf = (edited: EditedAttributes, lang: string): Record<string, string> => ({
  id: edited.id,
  role: 'textbox',
  'aria-multiline': 'true',
  lang,
  'aria-labelledby': edited['aria-labelledby'],
  ...(edited['aria-describedby'] && { 'aria-describedby': edited['aria-describedby'] }),
  ...(edited['aria-invalid'] && { 'aria-invalid': 'true' }),
});

/** The element that is written in. */
function Sheet({ edited, html, lang, open, onChange, onReady, onMove }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef({ html, onChange, onReady, onMove });
  useEffect(() => {
    latest.current = { ...latest.current, onChange, onReady, onMove };
  }, [onChange, onReady, onMove]);
  useEffect(() => {
    if (!box.current) return;
    const made = richEditor({ element: box.current, html: latest.current.html, open });
    made.on('transaction', () => latest.current.onMove());
    made.on('update', () => {
      const written = made.getHTML();
      latest.current.html = written;
      latest.current.onChange(written);
    });
    setEditor(made);
    latest.current.onReady(made);
    return () => {
      latest.current.onReady(undefined);
      made.destroy();
    };
  }, [open]);
  const attributes = JSON.stringify(attributesOf(edited, lang));
  useEffect(() => {
    const { editorProps } = editor?.options ?? {};
    editor?.setOptions({
      editorProps: { ...editorProps, attributes: JSON.parse(attributes) as Record<string, string> },
    });
  }, [editor, attributes]);
  return <div ref={box} />;
}

/** A long text with headings, lists, links, tables and pictures. */
export function RichText({ label, lang, hint, error, html, open, onChange }: RichTextProps) {
  const text = useText();
  const [editor, setEditor] = useState<Editor>();
  const [asking, setAsking] = useState<'link' | 'picture'>();
  // What the tools say follows the cursor.
  const [, move] = useReducer((count: number) => count + 1, 0);
  const done = () => {
    setAsking(undefined);
    editor?.commands.focus();
  };
  return (
    <>
      <EditorFrame
        label={label}
        hint={hint}
        error={error}
        toolsLabel={text('content.tools')}
        tools={editor ? toolsOf(editor, text, setAsking) : []}
      >
        {(edited) => (
          <Sheet
            edited={edited}
            html={html}
            lang={lang}
            open={open}
            onChange={onChange}
            onReady={setEditor}
            onMove={move}
          />
        )}
      </EditorFrame>
      {editor && asking === 'link' && <LinkDialog editor={editor} onDone={done} />}
      {editor && asking === 'picture' && <PictureDialog editor={editor} onDone={done} />}
    </>
  );
}
