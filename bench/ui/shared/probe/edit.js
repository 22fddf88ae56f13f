{
  const { measure, press, marked, lost } = globalThis.__probe;
  const box = () => marked('bill');
  const isThere = (rows, sign) => {
    const element = box();
    if (!element || element.getElementsByTagName('tr').length < rows) return false;
    return (
      element.textContent.includes(sign) || [...element.getElementsByTagName('input')].some((one) => one.value === sign)
    );
  };
  Object.assign(globalThis.__probe, {
    openEdited: (rows, sign) =>
      measure({ trigger: () => press(marked('open')), done: () => isThere(rows, sign), target: box }),
    lostInBill: (values) => lost(box(), values),
    /** The keyboard goes into the control that holds this value, behind what is there; who wants to write in what is text far down goes there first. */
    writeIn: async (value) => {
      const holding = () => [...box().querySelectorAll('input,textarea')].find((one) => one.value === value);
      const text = holding() ? undefined : [...box().querySelectorAll('td')].find((one) => one.textContent === value);
      text?.scrollIntoView({ block: 'center' });
      for (let frames = 0; !holding() && frames < 60; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const control = holding();
      control.focus();
      control.setSelectionRange?.(value.length, value.length);
      control.scrollIntoView({ block: 'center' });
    },
    leave: () => document.activeElement.blur(),
    written: () => document.activeElement.value,
  });
}
