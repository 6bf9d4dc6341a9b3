import type { NavigateFunction } from 'react-router-dom';
import { goOnAs } from './another-session.ts';

/** Ends the look at a student: the tutor's own account again, and the list of students. */
export async function backToTutor(navigate: NavigateFunction): Promise<void> {
  const account = await goOnAs('back-to-tutor', (api) => api('PUT /sessions/login_back_to_tutor'));
  if (account) navigate('/home/students', { replace: true });
}
