import { array, boolean, object, string } from 'yup';
import { command, query } from '../define.ts';
import { id, maybeId, pageOf, paging, text } from '../shapes.ts';
import { BUILT_ROLES, line, named, phone, roleName, webUser } from './fields.ts';

/** A company's people: their owner looks after his own, the forwarder's administrator after all. */

const LOOKS_AFTER = ['user:manage', 'user:admin'] as const;
const roles = () => array(roleName()).min(1).max(BUILT_ROLES.length).required();

export const webUserPage = query(
  '/user/webuser/queryWebUserListForCustomer.do',
  'People of a company; to an administrator those of one company, or all',
  {
    access: LOOKS_AFTER,
    about: ['customer', 'customerId'],
    input: object({
      ...paging(10),
      keyword: line(64).default(''),
      active: boolean().strict(),
      customerId: maybeId(),
    }),
    output: pageOf(webUser()),
  },
);

const invitation = object({
  phone: text(),
  name: text(),
  roles: array(string().required()).required(),
  createTime: string().required(),
  expires: string().required(),
});

export const invitations = query('/user/webuser/queryInvitations.do', 'Invitations that are open, the newest first', {
  access: 'user:manage',
  assumed: true,
  output: object({ list: array(invitation).required() }),
});

export const linkWebUser = command(
  '/user/webuser/relevanceWebUser.do',
  'Invite somebody by telephone: the first login by a code makes the account. The answer is the same whoever has the number',
  {
    access: 'user:manage',
    limit: 30,
    input: object({ phone: phone(), name: named(2, 20), roles: roles() }),
    output: invitation,
    invalidates: () => [invitations],
  },
);

export const endInvitation = command('/user/webuser/endInvitation.do', 'Take an invitation back', {
  access: 'user:manage',
  assumed: true,
  input: object({ phone: phone() }),
  invalidates: () => [invitations],
});

export const setUserRoles = command(
  '/user/webuser/updateWebUserRoles.do',
  'Give somebody other roles; his sessions end. A company keeps an owner, and nobody changes his own',
  {
    access: LOOKS_AFTER,
    about: ['user', 'userId'],
    assumed: true,
    input: object({ userId: id(), roles: roles() }),
    output: webUser(),
    invalidates: () => [webUserPage],
  },
);

export const resetPasswordByAdmin = command(
  '/user/webuser/updatePasswordByAdmin.do',
  'Give somebody a password that is told once and opens nothing but its change, and with `endSecondFactor` a login of one step; never to oneself',
  {
    access: LOOKS_AFTER,
    about: ['user', 'userId'],
    limit: 30,
    input: object({
      userId: id(),
      requestId: string().strict().min(8).max(64).required(),
      endSecondFactor: boolean().strict(),
    }),
    output: object({ temporaryPassword: text() }),
    invalidates: () => [webUserPage],
  },
);

export const setUserActive = command(
  '/user/webuser/activateOrForbidden.do',
  'Switch somebody on or off, at once in his open pages; never oneself, nor the last owner',
  {
    access: LOOKS_AFTER,
    about: ['user', 'userId'],
    input: object({ userId: id(), active: boolean().strict().required(), reason: string().strict().max(200) }),
    output: webUser(),
    invalidates: () => [webUserPage],
  },
);
