import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Second = lazy(() => import('./second.jsx').then((page) => ({ default: page.Second })));
function App() {
  const [second, setSecond] = useState(false);
  return (
    <Suspense>
      <button type="button" data-testid="nav" onClick={() => setSecond(true)}>
        Orders
      </button>
      {second ? <Second /> : <p data-ready="home">Hello</p>}
    </Suspense>
  );
}
createRoot(document.getElementById('root')).render(<App />);
