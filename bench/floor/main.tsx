// The floor of a page's weight: what React, router, store, client and query library weigh with nothing of ours.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const useName = create<{ name: string }>()(persist(() => ({ name: 'hello' }), { name: 'floor' }));

function Hello() {
  const name = useName((state) => state.name);
  const { data } = useQuery({ queryKey: ['hello'], queryFn: () => ky.get('/hello').text() });
  return (
    <button type="button">
      {name} {data}
    </button>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Hello /> }]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
