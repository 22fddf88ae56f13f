import { array, number, object, string } from 'yup';
import { command } from '../define.ts';
import { id } from '../shapes.ts';
import { maybeRole, named, roleName } from '../user/fields.ts';
import { OWN_ROLE } from '../user/shapes.ts';
import { roleTable } from './roles.ts';

/** Roles that the house makes for its own people, and who of them has which. */

const ownRole = () => string().strict().matches(OWN_ROLE).required();
/** Shown at the head of a column. */
const names = () => ({ name: named(1, 16), nameEn: named(1, 24) });
const stale = () => [roleTable];

export const createRole = command(
  '/desk/createRole.do',
  'Make a role of the house, with nothing or with what another one may; two of one name are refused',
  {
    access: 'user:admin',
    assumed: true,
    input: object({ ...names(), from: maybeRole() }),
    output: object({ role: ownRole() }),
    invalidates: stale,
  },
);

export const renameRole = command('/desk/renameRole.do', 'Call a role of the house otherwise', {
  access: 'user:admin',
  assumed: true,
  input: object({ role: ownRole(), ...names() }),
  invalidates: stale,
});

export const deleteRole = command('/desk/deleteRole.do', 'Delete a role of the house that nobody has any more', {
  access: 'user:admin',
  assumed: true,
  input: object({ role: ownRole() }),
  invalidates: stale,
});

export const setRolePeople = command(
  '/desk/setRolePeople.do',
  'Say who of the forwarder’s people has a role: it counts at once, in open pages too. Everybody keeps one, and nobody changes his own',
  {
    access: 'user:admin',
    assumed: true,
    input: object({ role: roleName(), userIds: array(id()).max(500).required() }),
    output: object({ people: number().integer().min(0).required() }),
    invalidates: stale,
  },
);
