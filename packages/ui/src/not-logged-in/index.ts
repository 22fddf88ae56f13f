export { NotLoggedIn, type NotLoggedInPart, type NotLoggedInProps } from './not-logged-in.tsx';
