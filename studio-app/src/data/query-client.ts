import { createQueryClient } from '@fourfold/app-shell/query-client';

export const queryClient = createQueryClient({ staleTime: 5_000, retry: false }, (meta) => meta?.saysItself === true);
