import type { ComponentPropsWithoutRef } from 'react';

/** What a screen made of a dialog leaves to its owner: class and attributes of the frame. */
export type FrameProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role' | 'style' | 'title'>;
