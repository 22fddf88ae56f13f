import { type EditorTool, icons } from '@lading/ui';
import type { Editor } from '@tiptap/core';
import type { PortalText } from '../../i18n/text.ts';

/** The tools of an editor as its cursor stands; those of a table only in one. */
export function toolsOf(
  editor: Editor,
  text: PortalText,
  ask: (what: 'link' | 'picture') => void,
): readonly (readonly EditorTool[])[] {
  const chain = () => editor.chain().focus();
  const can = editor.can();
  const heading = (level: 2 | 3): EditorTool => ({
    name: `h${level}`,
    label: text(`content.tool.h${level}`),
    sign: `H${level}`,
    pressed: editor.isActive('heading', { level }),
    onPress: () => chain().toggleHeading({ level }).run(),
  });
  const marks: readonly EditorTool[] = [
    heading(2),
    heading(3),
    {
      name: 'bold',
      label: text('content.tool.bold'),
      sign: 'B',
      pressed: editor.isActive('bold'),
      onPress: () => chain().toggleBold().run(),
    },
    {
      name: 'italic',
      label: text('content.tool.italic'),
      sign: 'I',
      pressed: editor.isActive('italic'),
      onPress: () => chain().toggleItalic().run(),
    },
  ];
  const blocks: readonly EditorTool[] = [
    {
      name: 'list',
      label: text('content.tool.list'),
      icon: icons.list,
      pressed: editor.isActive('bulletList'),
      onPress: () => chain().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      label: text('content.tool.numbers'),
      sign: '1.',
      pressed: editor.isActive('orderedList'),
      onPress: () => chain().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      label: text('content.tool.quote'),
      sign: '“',
      pressed: editor.isActive('blockquote'),
      onPress: () => chain().toggleBlockquote().run(),
    },
  ];
  const things: readonly EditorTool[] = [
    {
      name: 'link',
      label: text('content.tool.link'),
      icon: icons.link,
      pressed: editor.isActive('link'),
      onPress: () => ask('link'),
    },
    {
      name: 'picture',
      label: text('content.tool.picture'),
      icon: icons.upload,
      onPress: () => ask('picture'),
    },
    {
      name: 'table',
      label: text('content.tool.table'),
      icon: icons.grid,
      disabled: editor.isActive('table'),
      onPress: () => chain().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
  ];
  const back: readonly EditorTool[] = [
    {
      name: 'undo',
      label: text('content.tool.undo'),
      sign: '↶',
      disabled: !can.undo(),
      onPress: () => chain().undo().run(),
    },
    {
      name: 'redo',
      label: text('content.tool.redo'),
      sign: '↷',
      disabled: !can.redo(),
      onPress: () => chain().redo().run(),
    },
  ];
  const table: readonly EditorTool[] = [
    {
      name: 'row',
      label: text('content.tool.row'),
      sign: '+ ↓',
      onPress: () => chain().addRowAfter().run(),
    },
    {
      name: 'column',
      label: text('content.tool.column'),
      sign: '+ →',
      onPress: () => chain().addColumnAfter().run(),
    },
    {
      name: 'dropRow',
      label: text('content.tool.dropRow'),
      sign: '− ↓',
      onPress: () => chain().deleteRow().run(),
    },
    {
      name: 'dropColumn',
      label: text('content.tool.dropColumn'),
      sign: '− →',
      onPress: () => chain().deleteColumn().run(),
    },
    {
      name: 'dropTable',
      label: text('content.tool.dropTable'),
      icon: icons.close,
      onPress: () => chain().deleteTable().run(),
    },
  ];
  return [marks, blocks, things, back, ...(editor.isActive('table') ? [table] : [])];
}
