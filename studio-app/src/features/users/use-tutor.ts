import { api } from '@fourfold/app-shell/session';
import type { User } from '@fourfold/core/contract/users';
import { useQuery } from '@tanstack/react-query';

/** Few tutors have an email address that contains this one's. */
const limit = 100;

/** The present state of a tutor: the links are saved as a whole, and the list may be outdated. */
export function useTutor({ id, email }: User) {
  return useQuery({
    queryKey: ['GET /users/tutors', 'one', id],
    async queryFn({ signal }) {
      const { data } = await api('GET /users/tutors', { query: { q: email, limit }, signal });
      return data.find((tutor) => tutor.id === id) ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    // The list must not change while the user chooses.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: false,
    meta: { saysItself: true },
  });
}
