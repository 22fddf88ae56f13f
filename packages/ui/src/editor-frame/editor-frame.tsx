import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Field, type FieldPart, type FieldProps } from '../field/field.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import * as prose from '../prose/prose.css.ts';
import * as styles from './editor-frame.css.ts';
import { type EditorTool, EditorTools } from './editor-tools.tsx';

/** What of it has a name of its own. */
export type EditorFramePart = FieldPart | 'box' | 'tools' | 'tool' | 'sheet';

/** What the element that is written in has to carry. */
export interface EditedAttributes {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface EditorFrameProps
  extends Omit<FieldProps, 'suggestions' | 'onSuggest' | 'loading'>,
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  /** classes by part: those of every field, `box` with `tools`, each `tool` and the `sheet` under them */
  classNames?: PartClasses<EditorFramePart> | undefined;
  /** what the tools are for; said, not shown */
  toolsLabel: string;
  /** buttons, those that belong together in one group */
  tools: readonly (readonly EditorTool[])[];
  required?: boolean | undefined;
  /** the element that is written in, with the attributes that tie it to its label and messages */
  children: (edited: EditedAttributes) => ReactNode;
}

/** The frame of an editor of long texts: label, tools, sheet and messages. What is written and how is the owner's. Its ref is the root. */
export const EditorFrame = /* @__PURE__ */ forwardRef<HTMLDivElement, EditorFrameProps>(function EditorFrame(
  { toolsLabel, tools, classNames, children, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  return (
    <Field component="EditorFrame" {...rest} classNames={classNames} ref={ref} group>
      {(control, labelId) => (
        <div {...part('box', styles.box)} data-invalid={control['aria-invalid'] ? '' : undefined}>
          <EditorTools label={toolsLabel} groups={tools} part={part} />
          <div {...part('sheet', `${prose.prose} ${styles.sheet}`)}>
            {children({
              id: control.id,
              'aria-labelledby': labelId,
              'aria-describedby': control['aria-describedby'],
              'aria-invalid': control['aria-invalid'],
            })}
          </div>
        </div>
      )}
    </Field>
  );
});
