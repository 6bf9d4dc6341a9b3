import { ErrorPanel } from '@fourfold/ui-kit/error-panel';

/** Instead of the answers of a question whose kind only a newer version knows: nothing can be given. */
export function UnknownKind() {
  return (
    <ErrorPanel
      title="A new version is ready. This question needs it."
      onRetry={() => location.reload()}
      retryLabel="Load the new version"
    >
      What you answered is safe.
    </ErrorPanel>
  );
}
