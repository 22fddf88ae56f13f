import { Layout, Menu } from 'antd';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Link, Route, Routes } from 'react-router';

const Home = lazy(() => import('./home.jsx').then((page) => ({ default: page.Home })));
const Second = lazy(() => import('./second.jsx').then((page) => ({ default: page.Second })));
const items = [
  { key: '/', label: <Link to="/">Home</Link> },
  {
    key: '/second',
    label: (
      <Link to="/second" data-testid="nav">
        Orders
      </Link>
    ),
  },
];
createRoot(document.getElementById('root')).render(
  <HashRouter>
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider>
        <Menu theme="dark" mode="inline" defaultSelectedKeys={['/']} items={items} />
      </Layout.Sider>
      <Layout>
        <Layout.Header />
        <Layout.Content style={{ padding: 24 }}>
          <Suspense>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/second" element={<Second />} />
            </Routes>
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  </HashRouter>,
);
