export { Badge, type BadgeProps } from './badge.tsx';
export { UnreadBadge, type UnreadBadgeProps } from './unread-badge.tsx';
