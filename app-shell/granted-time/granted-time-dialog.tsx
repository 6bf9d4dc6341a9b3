import { apiQuery } from '@fourfold/core/client/api-query';
import type { GrantedTime } from '@fourfold/core/contract/granted-time';
import { dayAt } from '@fourfold/core/day/day';
import { grantedByText } from '@fourfold/core/test-section/granted-texts';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { callQuery } from '../data/call-query.ts';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import { GrantedFields } from './granted-fields.tsx';
import { formOf, type GrantedErrors, termsOf } from './granted-form.ts';
import css from './granted-time.module.css';

type GrantedTimeDialogProps = { student: { id: string; username: string }; onClose: () => void };

/** What is granted to a student for tests on screen: for their tutor, or a super admin, to change and to withdraw. */
export function GrantedTimeDialog({ student, onClose }: GrantedTimeDialogProps) {
  const call = apiQuery('GET /students/{id}/granted_time', { params: { id: student.id } });
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(call),
    // Another tutor may have changed it.
    ...{ staleTime: 0, gcTime: 0, throwOnError: false },
  });
  if (data) return <GrantedTimeForm student={student} granted={data.granted} onClose={onClose} />;
  return (
    <Dialog title={titleOf(student)} onClose={onClose}>
      {isError ? (
        <ErrorPanel title="What is granted could not be loaded." onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton bars={[60, 90, 60, 90]} label="Loading what is granted" />
      )}
    </Dialog>
  );
}

function titleOf({ username }: GrantedTimeDialogProps['student']): string {
  return `Time granted to ${username}`;
}

function GrantedTimeForm({ student, granted, onClose }: GrantedTimeDialogProps & { granted: GrantedTime | null }) {
  const id = useId();
  const [today] = useState(() => dayAt(new Date()));
  const [form, setForm] = useState(() => formOf(granted, today));
  const [errors, setErrors] = useState<GrantedErrors>({});
  const [busy, setBusy] = useState<'grant' | 'withdraw' | null>(null);
  const params = { id: student.id };

  async function send(how: 'grant' | 'withdraw', call: () => Promise<unknown>, message: string) {
    if (busy) return;
    setBusy(how);
    const isDone = await attempt(call());
    setBusy(null);
    if (!isDone) return;
    showAlert('success', message);
    onClose();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = termsOf(form, today);
    if ('errors' in read) {
      setErrors(read.errors);
      document.getElementById(`${id}${Object.keys(read.errors)[0]}`)?.focus();
      return;
    }
    const grant = () => api('PUT /students/{id}/granted_time', { params, body: read.terms });
    void send('grant', grant, `Time granted to ${student.username}`);
  }

  const withdraw = () => api('DELETE /students/{id}/granted_time', { params });
  return (
    <Dialog
      title={titleOf(student)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          {granted && (
            <Button busy={busy === 'withdraw'} onClick={() => send('withdraw', withdraw, 'Time granted withdrawn')}>
              Withdraw
            </Button>
          )}
          <Button type="submit" kind="primary" form={id} busy={busy === 'grant'}>
            {granted ? 'Save' : 'Grant'}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        <p className="small">
          {granted ? grantedByText(granted, new Date()) : 'Nothing is granted: the student chooses extra time.'}
        </p>
        <GrantedFields
          id={id}
          {...{ form, errors, today }}
          onChange={(changed) => {
            setForm({ ...form, ...changed });
            setErrors({});
          }}
        />
        <ul className={css.rules}>
          <li>For tests whose clock ends them. The student sees it and chooses no extra time there.</li>
          <li>A section that runs now is extended at once. One whose time is over is not changed.</li>
          <li>Less time, or none, counts from the next section on.</li>
        </ul>
      </form>
    </Dialog>
  );
}
