import { useAccount } from '@fourfold/app-shell/session';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CodesCard } from './codes-card.tsx';
import { LettersCard } from './letters-card.tsx';
import { PercentileCard } from './percentile-card.tsx';
import { settingQuery } from './save-setting.ts';
import css from './settings-page.module.css';
import { VideosCard } from './videos-card.tsx';

/** The settings of the whole installation: every admin sees them, super admins change them (Q85). */
export function Component() {
  const account = useAccount();
  const { data: setting, error, refetch, isFetching } = useQuery(settingQuery);
  const canEdit = account?.is_super_admin === true;
  return (
    <>
      <title>App Settings · Fourfold Studio</title>
      <PageHead
        title="App Settings"
        note={canEdit ? 'They hold for everybody.' : 'They hold for everybody. A super admin changes them.'}
      >
        <LinkButton as={Link} to="/admin/skills">
          Skills
        </LinkButton>
        {canEdit && (
          <LinkButton as={Link} to="/admin/audit">
            Audit
          </LinkButton>
        )}
      </PageHead>
      {!setting && !error && <Skeleton bars={[100, 60, 100, 60]} label="Loading the settings" />}
      {!setting && error && (
        <ErrorPanel title="The settings could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {setting && (
        <div className={css.cards}>
          <VideosCard setting={setting} canEdit={canEdit} />
          <PercentileCard family="sat" rows={setting.sat_percentile_score} canEdit={canEdit} />
          <PercentileCard family="act" rows={setting.act_percentile_score} canEdit={canEdit} />
          {canEdit && <CodesCard />}
          {canEdit && <LettersCard />}
        </div>
      )}
    </>
  );
}
