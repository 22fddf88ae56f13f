export { Avatar, type AvatarPart, type AvatarProps } from './avatar.tsx';
