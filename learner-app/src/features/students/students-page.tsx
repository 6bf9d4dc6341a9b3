import { PageHead } from '@fourfold/ui-kit/page-head';

/** A tutor's own page. Nobody can be linked to a tutor yet, so it has one thing to say. */
export function Component() {
  return (
    <>
      <title>My Students · Fourfold</title>
      <PageHead title="My Students" />
      <p className="serif">No students are linked to you.</p>
    </>
  );
}
