export { NotLoggedIn, type NotLoggedInProps } from './not-logged-in.tsx';
