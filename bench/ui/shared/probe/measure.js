// Put into every page before its own code, as plain scripts: what can be asked of a page stands in `__probe`.
globalThis.__probe = (() => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });

  /** A press of the mouse as libraries see it: some act on pointerdown, some on mousedown, some on click. */
  function press(element) {
    const mouse = { bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX: 5, clientY: 5 };
    const pointer = { ...mouse, pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 };
    element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, pressure: 0.5, buttons: 1 }));
    element.dispatchEvent(new MouseEvent('mousedown', { ...mouse, buttons: 1 }));
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    element.dispatchEvent(new MouseEvent('mouseup', mouse));
    element.dispatchEvent(new MouseEvent('click', mouse));
  }

  /** Animations with an end that run on the dialog of an element, or on what holds it. */
  function animationsOf(element) {
    const box = element.closest('[role=dialog],dialog') ?? element;
    return document.getAnimations().filter(({ playState, effect }) => {
      const on = effect?.target;
      if (playState !== 'running' || !on || !(on.contains(box) || box.contains(on))) return false;
      return Number.isFinite(effect.getComputedTiming().endTime);
    });
  }
  const moving = (element) => animationsOf(element).length > 0;

  const isSeen = (element) => element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;

  /** Waits for the end of what moves without asking for frames, which would be charged to the kit that moves. */
  async function settle(at, target) {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      const running = animationsOf(target());
      if (running.length > 0) quiet = -1;
      await Promise.allSettled(running.map(({ finished }) => finished));
      if (running.length === 0) await frame();
    }
    return at();
  }

  /**
   * ms from the trigger: `commit` at the first frame in which the document holds what was wanted, `frame` when it was first drawn visibly, `raf2` the
   * second animation frame after that, `settled` three frames after the last animation.
   */
  async function measure({ trigger, done, target, settles = true, limit = 60_000 }) {
    await frame();
    await task(); // right behind a frame, so that every sample begins in the same phase
    const begun = performance.now();
    const at = () => performance.now() - begun;
    const times = {};
    const look = () => {
      if (times.commit === undefined && done()) times.commit = at();
    };
    trigger();
    do {
      await frame();
      look();
      if (at() > limit) throw new Error('the content was never complete or never visible');
    } while (times.commit === undefined || !isSeen(target()));
    const drawn = task().then(at);
    await frame();
    times.raf2 = at();
    times.frame = await drawn;
    if (settles) times.settled = await settle(at, target);
    return times;
  }

  /** As one reads it: no grouping of thousands, no zeros at the end of decimals, one space for any. */
  const plain = (text) =>
    text
      .replace(/(\d)[,\u202f](?=\d{3})/g, '$1')
      .replace(/(\.\d*?)0+(?!\d)/g, '$1')
      .replace(/\.(?!\d)/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  /** Values that are not on the screen. A value may be cut into parts, but not over cells: short elements are read one by one. */
  function lost(box, values) {
    const texts = [...box.querySelectorAll('*')]
      .map(({ textContent }) => textContent)
      .filter((text) => text.length < 400);
    const typed = [...box.querySelectorAll('input,textarea')].map(({ value }) => value);
    const seen = new Set([...texts, ...typed].map(plain));
    const all = [...seen].join('\n');
    return values.filter((value) => !seen.has(plain(value)) && !all.includes(plain(value)));
  }

  const marked = (name) => document.querySelector(`[data-testid="${name}"]`);
  return {
    measure,
    press,
    marked,
    moving,
    isSeen,
    lost,
    missingInPage: (values) => lost(document.body, values),
    elements: () => document.querySelectorAll('*').length,
  };
})();
