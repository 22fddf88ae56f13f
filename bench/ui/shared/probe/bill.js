{
  const { measure, press, marked, moving, isSeen, lost } = globalThis.__probe;
  const panel = (at) => document.querySelector(`[data-panel="${at}"]`);

  function holds(element, { rows, container, field }) {
    if (!element || element.getElementsByTagName('tr').length < rows) return false;
    const text = element.textContent;
    if (!text.includes(container)) return false;
    return text.includes(field) || [...element.getElementsByTagName('input')].some(({ value }) => value === field);
  }

  const missing = (at, values) => lost(panel(at).closest('[role=dialog],dialog') ?? panel(at), values);

  const tabs = () => document.querySelectorAll('[role=tab]');
  Object.assign(globalThis.__probe, {
    open: (sign) =>
      measure({ trigger: () => press(marked('open')), done: () => holds(panel(0), sign), target: () => panel(0) }),
    tab: (at, sign) =>
      measure({
        trigger: () => press(tabs()[at]),
        done: () => holds(panel(at), sign),
        target: () => panel(at),
        settles: false,
      }),
    missing,
    /** No panel is visible and nothing that holds one still moves: of every panel, since some kits keep them. */
    closed: () => [...document.querySelectorAll('[data-panel]')].every((one) => !isSeen(one) && !moving(one)),
  });
}
