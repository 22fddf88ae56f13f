import { createContext, useContext } from 'react';

// Apart from the dialog itself, so that a page without one does not load its library.

export const Inside = createContext(false);
/** True inside a dialog: a menu then stands above it. */
export const useInsideDialog = (): boolean => useContext(Inside);

/** Put on what floats above dialogs (notices, alerts): pressing it is not a press outside of the dialog. */
export const ABOVE_DIALOGS = 'data-above-dialogs';
