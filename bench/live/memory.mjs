/** Bytes that a server really holds after its rubbish is collected, on the heap and beside it; it was started with `--inspect`. */
export async function memoryOf({ said }) {
  const [url] = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(said) ?? [];
  const inspector = new WebSocket(url);
  await new Promise((resolve, reject) => {
    inspector.onopen = resolve;
    inspector.onerror = reject;
  });
  let number = 0;
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      const id = ++number;
      inspector.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(data);
        if (answer.id === id) resolve(answer.result);
      });
      inspector.send(JSON.stringify({ id, method, params }));
    });
  await ask('HeapProfiler.collectGarbage');
  await ask('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await ask('Runtime.evaluate', { expression, returnByValue: true });
  inspector.close();
  return result.value;
}
