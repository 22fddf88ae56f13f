export { CreditBar, type CreditBarPart, type CreditBarProps } from './credit-bar.tsx';
