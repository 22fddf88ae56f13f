import { array, boolean, object } from 'yup';
import { command, query } from '../define.ts';
import { exactText, text } from '../shapes.ts';

/** Ways of looking at a list that somebody kept under a name: his own, on each of his devices. */

const COLUMNS_MOST = 60;

const list = () => exactText().min(1).max(40).required();
const name = () => exactText().min(1).max(40).required();

const view = () =>
  object({
    name: name(),
    // What the address of the list said, as its page writes it: nothing here reads it.
    search: exactText().max(2_000).default(''),
    // In the reader's order; null where he chose none.
    columns: array(object({ id: exactText().max(60).required(), show: boolean().strict().required() }).required())
      .max(COLUMNS_MOST)
      .nullable()
      .default(null),
  });

export const listViews = query('/user/webuser/queryListViews.do', 'Views of a list that who asks has kept, by name', {
  access: 'member',
  assumed: true,
  input: object({ list: list() }),
  output: object({
    list: array(
      object({
        name: text(),
        search: text(),
        columns: array(object({ id: text(), show: boolean().required() }).required())
          .nullable()
          .defined(),
      }).required(),
    ).required(),
  }),
});

export const saveListView = command(
  '/user/webuser/saveListView.do',
  'Keep a view of a list under a name; one of the same name is written over',
  {
    access: 'member',
    limit: 120,
    assumed: true,
    input: view().concat(object({ list: list() })),
    invalidates: () => [listViews],
  },
);

export const deleteListView = command('/user/webuser/deleteListView.do', 'Forget a view of a list', {
  access: 'member',
  assumed: true,
  input: object({ list: list(), name: name() }),
  invalidates: () => [listViews],
});
