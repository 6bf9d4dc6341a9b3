import type { User } from '@fourfold/core/contract/users';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session/session.ts';

/** Tutors whose address holds this one's are few. */
const limit = 100;

/** A tutor as they are now: the links are saved as a whole, and what the list knows may be an hour old. */
export function useTutor({ id, email }: User) {
  return useQuery({
    queryKey: ['GET /users/tutors', 'one', id],
    async queryFn({ signal }) {
      const { data } = await api('GET /users/tutors', { query: { q: email, limit }, signal });
      return data.find((tutor) => tutor.id === id) ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    // Nothing moves under whoever is choosing.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: false,
    meta: { saysItself: true },
  });
}
