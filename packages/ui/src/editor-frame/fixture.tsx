import * as icons from '../icon/drawings.ts';
import type { EditedAttributes } from './editor-frame.tsx';
import type { EditorTool } from './editor-tools.tsx';

const nothing = () => undefined;

/** What an editor of articles has. */
export const TOOLS: readonly (readonly EditorTool[])[] = [
  [
    { name: 'h2', label: '标题', sign: 'H2', pressed: false, onPress: nothing },
    { name: 'bold', label: '加粗', sign: 'B', pressed: true, onPress: nothing },
  ],
  [
    { name: 'list', label: '列表', icon: icons.list, pressed: false, onPress: nothing },
    { name: 'link', label: '链接', icon: icons.link, disabled: true, onPress: nothing },
  ],
];

/** Something to write in, as an editor would draw it. */
export const sheet = (attributes: EditedAttributes) => (
  // biome-ignore lint/a11y/useSemanticElements: what editors of formatted text draw
  <div {...attributes} role="textbox" aria-multiline="true" contentEditable suppressContentEditableWarning tabIndex={0}>
    <h2>PARTS</h2>
    <p>ALUMINIUM BICYCLE PEDALS</p>
  </div>
);
