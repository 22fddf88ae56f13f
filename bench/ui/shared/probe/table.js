{
  const { measure, press, marked } = globalThis.__probe;

  function firstRow() {
    const all = [...document.querySelectorAll('[data-ctn]')];
    if (all.length > 500 || all.length === 0) return all[0] ?? null;
    const top = (element) => element.getBoundingClientRect().top;
    return all.map((one) => [top(one), one]).reduce((best, one) => (one[0] < best[0] ? one : best))[1];
  }
  const isFirst = (number) => firstRow()?.textContent === number;

  function scroller() {
    const scrolls = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 50;
    let box = firstRow();
    while (box && !(scrolls(box) && /auto|scroll|hidden/.test(getComputedStyle(box).overflowY)))
      box = box.parentElement;
    const { left, top, width, height } = (box ?? document.documentElement).getBoundingClientRect();
    return { x: left + width / 2, y: top + Math.min(height, 500) / 2 };
  }

  const rowAt = (x, y) => {
    const row = document.elementFromPoint(x, y)?.closest('tr,[role=row],.ant-table-row');
    return row?.querySelector('[data-ctn]')?.textContent;
  };
  let recording = null;

  /** From now on each frame is noted, and whether a row is drawn at this place. */
  function record(x, y) {
    const mine = { times: [], blank: 0, from: rowAt(x, y), at: undefined };
    recording = mine;
    const step = (time) => {
      if (recording !== mine) return;
      mine.times.push(time);
      mine.at = rowAt(x, y);
      if (!mine.at) mine.blank += 1;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  function stop() {
    const { times, blank, from, at } = recording;
    recording = null;
    const lengths = times.slice(1).map((time, index) => time - times[index]);
    const expected = Math.round((times.at(-1) - times[0]) / (1000 / 60));
    const dropped = Math.max(0, expected - lengths.length);
    return { frames: lengths.length, dropped, longest: Math.max(...lengths), blank, moved: from !== at };
  }

  const ask = (trigger, done) => measure({ trigger, done, target: firstRow });
  Object.assign(globalThis.__probe, {
    show: (number) =>
      ask(
        () => press(marked('open')),
        () => document.querySelectorAll('[data-ctn]').length >= 10 && isFirst(number),
      ),
    sort: (key, number) =>
      ask(
        () => press(marked(`sort-${key}`)),
        () => isFirst(number),
      ),
    toggle: (wanted) =>
      ask(
        () => press(marked('toggle-seal')),
        () => (document.querySelector('[data-seal]') !== null) === wanted,
      ),
    scroller,
    record,
    stop,
  });
}
