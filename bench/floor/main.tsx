// The floor page: React, router, store, client and query library without our code, and one call with a token.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const useToken = create<{ token: string }>()(persist(() => ({ token: '' }), { name: 'floor' }));

function Hello() {
  const authorization = useToken((state) => state.token);
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: () => ky.put('/api/accounts/set_current_user', { headers: { authorization } }).text(),
  });
  return (
    <button type="button" disabled={data === undefined}>
      Hello
    </button>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Hello /> }]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
