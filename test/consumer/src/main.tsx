import '@lading/ui/styles.css';
import '@lading/ui/fonts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { verdict, vesselOf } from './calls.ts';
import { frame } from './frame.css.ts';
import { German } from './german.tsx';
import { codesOf, container, isConfirmed, pasted, saidOf, useLogin } from './rules.ts';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App className={frame} />);
Object.assign(globalThis, { verdict, vesselOf, codesOf, container, isConfirmed, pasted, saidOf, useLogin, German });
