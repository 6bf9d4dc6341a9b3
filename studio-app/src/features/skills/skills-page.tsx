import { type Edition, editionNames, editions } from '@fourfold/core/skills/editions';
import { domainsBySection } from '@fourfold/core/skills/skill-list';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Segmented } from '@fourfold/ui-kit/segmented';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { skillsQuery } from '../parts/skills/skills-query.ts';
import { DomainList } from './domain-list.tsx';
import css from './skills-page.module.css';

/** The domains and skills of each edition, which authors change; a question’s skills are chosen from them. */
export function Component() {
  const { data, error, refetch, isFetching } = useQuery(skillsQuery);
  const [edition, setEdition] = useState<Edition>('sat');
  const list = data?.data.find((one) => one.edition === edition);
  return (
    <>
      <title>Skills · Fourfold Studio</title>
      <PageHead title="Skills" note="Questions are tagged with them. A skill that questions have can be retired.">
        <Segmented
          label="Test"
          options={editionNames.map((value) => ({ value, label: editions[value].title }))}
          value={edition}
          onChange={setEdition}
        />
      </PageHead>
      {!data && !error && <Skeleton bars={[30, 44, 38, 41]} label="Loading the skills" />}
      {!data && error && (
        <ErrorPanel title="The skills could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          Nothing has changed.
        </ErrorPanel>
      )}
      {list && (
        <div className={css.sections}>
          {domainsBySection(edition, list.domains).map((section) => (
            <DomainList key={`${edition} ${section.code}`} list={list} section={section} />
          ))}
        </div>
      )}
    </>
  );
}
