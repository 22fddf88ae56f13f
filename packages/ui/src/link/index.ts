export { Link } from './link.tsx';
export { TextButton } from './text-button.tsx';
