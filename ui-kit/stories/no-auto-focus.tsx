import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';

/** A docs page has several examples: it would scroll to the last one that takes the focus when it appears. */
export const withoutAutoFocus: Decorator = (Story, { viewMode }) =>
  viewMode === 'docs' ? (
    <NoAutoFocus>
      <Story />
    </NoAutoFocus>
  ) : (
    <Story />
  );

/** Content that takes no focus when it appears: React focuses a field as it mounts, and inert content cannot have it. */
export function NoAutoFocus({ children }: { children: ReactNode }) {
  const [isInert, setIsInert] = useState(true);
  useEffect(() => setIsInert(false), []);
  return <div inert={isInert}>{children}</div>;
}
