{
  const { measure } = globalThis.__probe;
  // The tabs of the dialog, not those of the bills inside.
  const tabs = () => document.querySelectorAll('[role=dialog] [data-component=Tabs] [role=tab][id*=trigger]');
  const PARTS = { preview: '[role=dialog]', bills: '[data-component=BillForm]', compare: '[data-pane=page]' };
  const shown = (tab) => document.querySelector(PARTS[tab]);
  const complete = (tab, rows) => tab === 'preview' || (shown(tab)?.getElementsByTagName('tr').length ?? 0) >= rows;

  /** Nothing in the page changes for a while: what comes late belongs to the opening too. */
  function quiet(ms) {
    return new Promise((resolve) => {
      const seen = new MutationObserver(() => wait());
      let timer;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(seen.disconnect()), ms);
      };
      seen.observe(document.body, { subtree: true, childList: true, attributes: true });
      wait();
    });
  }
  const press = () => document.getElementById('switch').click();
  Object.assign(globalThis.__probe, {
    begin: async (tab, rows) => {
      const times = await measure({ trigger: press, done: () => complete(tab, rows), target: () => shown(tab) });
      await quiet(300);
      return times;
    },
    end: async () => {
      press();
      await quiet(300);
    },
    tabOf: (tab) => [...tabs()].some(({ id }) => id.endsWith(tab)),
    turn: async (tab, rows) => {
      const turn = () =>
        [...tabs()]
          .find(({ id }) => id.endsWith(tab))
          .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
      const times = await measure({ trigger: turn, done: () => complete(tab, rows), target: () => shown(tab) });
      await quiet(300);
      return times;
    },
    quiet,
  });
}
