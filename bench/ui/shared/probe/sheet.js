{
  const { measure, press, marked } = globalThis.__probe;
  const box = () => document.querySelector('[data-component=Sheet] [data-part=scroller]');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  Object.assign(globalThis.__probe, {
    showSheet: (rows) =>
      measure({
        trigger: () => press(marked('open')),
        done: () =>
          document.querySelector(`[role=grid][aria-rowcount="${rows + 1}"]`) !== null &&
          document.querySelectorAll('tr[data-row]').length >= 10,
        target: box,
      }),
    // The first draws what a step has changed, the second comes when that is done.
    twoFrames: async () => {
      await frame();
      await frame();
    },
    hasScrolled: () => box().scrollTop > 1000 && document.querySelectorAll('tr[data-row]').length >= 10,
    hasWritten: (count) => document.querySelectorAll('td[data-changed]').length > Math.min(count, 10) / 2,
  });
}
