{
  const { measure, press, marked, moving, isSeen } = globalThis.__probe;
  const panel = (at) => document.querySelector(`[data-panel="${at}"]`);

  function holds(element, { rows, container, field }) {
    if (!element || element.getElementsByTagName('tr').length < rows) return false;
    const text = element.textContent;
    if (!text.includes(container)) return false;
    return text.includes(field) || [...element.getElementsByTagName('input')].some(({ value }) => value === field);
  }

  /** As one reads it: no grouping of thousands, no zeros at the end of decimals, one space for any. */
  const plain = (text) =>
    text
      .replace(/(\d)[,\u202f](?=\d{3})/g, '$1')
      .replace(/(\.\d*?)0+(?!\d)/g, '$1')
      .replace(/\.(?!\d)/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  /** Values of a bill that are not on the screen. A value may be cut into parts, but not over cells: short elements are read one by one. */
  function missing(at, values) {
    const box = panel(at).closest('[role=dialog],dialog') ?? panel(at);
    const texts = [...box.querySelectorAll('*')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.length < 400);
    const typed = [...box.querySelectorAll('input,textarea')].map(({ value }) => value);
    const seen = new Set([...texts, ...typed].map(plain));
    const all = [...seen].join('\n');
    return values.filter((value) => !seen.has(plain(value)) && !all.includes(plain(value)));
  }

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
