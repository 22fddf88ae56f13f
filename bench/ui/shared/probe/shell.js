{
  const { measure, press, marked } = globalThis.__probe;
  const ready = (name) => document.querySelector(`[data-ready="${name}"]`);

  Object.assign(globalThis.__probe, {
    loaded: () => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      ...globalThis.__shell,
    }),
    next: () =>
      measure({
        trigger: () => press(marked('nav')),
        done: () => ready('second') !== null,
        target: () => ready('second'),
        settles: false,
      }),
  });

  if (location.protocol.startsWith('http')) {
    const watch = new MutationObserver(() => {
      if (!ready('home')) return;
      watch.disconnect();
      const shell = { commit: performance.now() };
      globalThis.__shell = shell;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          shell.raf2 = performance.now();
        }),
      );
    });
    watch.observe(document, { subtree: true, childList: true });
  }
}
