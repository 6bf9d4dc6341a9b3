import { callQuery } from '@fourfold/app-shell/call-query';
import { apiBase } from '@fourfold/app-shell/installation';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Setting } from '@fourfold/core/contract/session';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { readBlocks } from '@fourfold/core/rich-text/read-blocks';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import css from './help-dialog.module.css';

/** Shows the introduction videos of the settings (NAV-014). */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const setting = useQuery({ ...callQuery(apiQuery('GET /settings/get_setting')), throwOnError: false });
  const retry = () => void setting.refetch();
  return (
    <Dialog title="Introduction videos" wide onClose={onClose}>
      {setting.data ? (
        <Videos setting={setting.data} />
      ) : setting.isError ? (
        <ErrorPanel title="The introduction videos could not be loaded." onRetry={retry} busy={setting.isFetching} />
      ) : (
        <Skeleton label="Loading the introduction videos" />
      )}
    </Dialog>
  );
}

function Videos({ setting }: { setting: Setting }) {
  // The renderer leaves out what is invalid, so no guard is needed here.
  const document = readBlocks(setting.introduction_video) as RichDocument;
  if (isEmptyDocument(document)) return <Empty title="No videos available." />;
  const formulas = setting.formulas as Formulas;
  return <RichText className={css.videos} document={document} formulas={formulas} mediaBase={apiBase} />;
}
