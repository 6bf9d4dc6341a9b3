import type { Topic } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Origin } from '@fourfold/ui-kit/origin';
import { TreeList } from '@fourfold/ui-kit/tree-list';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PublishSwitch } from '../parts/publishing/publish-switch.tsx';
import { levelLabels, type TreeItem, type TreeListId, treeListKey } from '../parts/topic-tree/levels.ts';
import type { TopicList } from '../parts/topic-tree/topic-lists.ts';
import { ItemRow } from './item-row.tsx';
import css from './topic-tree.module.css';
import { countText, type TreeCounts } from './tree-counts.ts';
import type { TopicManager } from './use-topic-manager.tsx';

type TopicTreeProps = {
  list: TopicList;
  topics: readonly Topic[];
  counts: TreeCounts | undefined;
  manager: TopicManager;
};

const CountsContext = createContext<TreeCounts | undefined>(undefined);

/** The rows of a topic manager, level by level. */
export function TopicTree({ list, topics, counts, manager }: TopicTreeProps) {
  useEffect(() => {
    // Centred, because fonts that load later would push a row at the edge out of view.
    document.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  if (topics.length === 0) return <Empty title="No Record Found">Topics will stand here.</Empty>;
  return (
    <CountsContext value={counts}>
      <TreeItems manager={manager} treeList={{ level: 'topic' }} items={topics} label={list.title}>
        {topics.map((topic) =>
          list.hasSubtopics ? (
            <TopicRow key={topic.id} topic={topic} manager={manager} />
          ) : (
            <ItemRow
              key={topic.id}
              level="topic"
              item={topic}
              manager={manager}
              title={<Link to={`/admin/${topic.id}`}>{topic.title}</Link>}
              note={hasOrigin(topic) && <Origin {...topic} />}
              meta={<Counts of={[topic.id]} />}
              sets={{ setLocation: { kind: 'sattopic', id: topic.id }, branch: { topic: topic.id } }}
            />
          ),
        )}
      </TreeItems>
    </CountsContext>
  );
}

/** What records of the tree contain, all together. */
function Counts({ of }: { of: readonly string[] }) {
  const counts = use(CountsContext);
  return counts && <span className={css.counts}>{countText(counts, of)}</span>;
}

const branchIds = ({ id, subsubtopics }: Topic['subtopics'][number]) => [id, ...subsubtopics.map((one) => one.id)];

function TopicRow({ topic, manager }: { topic: Topic; manager: TopicManager }) {
  const { id, title, subtopics } = topic;
  const treeList = { level: 'subtopic', topic: id } as const;
  return (
    <ItemRow
      level="topic"
      item={topic}
      manager={manager}
      note={hasOrigin(topic) && <Origin {...topic} />}
      meta={<Counts of={[id, ...subtopics.flatMap(branchIds)]} />}
      within={treeList}
      isExpandable
    >
      <TreeItems manager={manager} treeList={treeList} items={subtopics} label={title}>
        {subtopics.map((subtopic) => (
          <SubtopicRow key={subtopic.id} topic={topic} subtopic={subtopic} manager={manager} />
        ))}
      </TreeItems>
    </ItemRow>
  );
}

type SubtopicRowProps = { topic: Topic; subtopic: Topic['subtopics'][number]; manager: TopicManager };

function SubtopicRow({ topic, subtopic, manager }: SubtopicRowProps) {
  const { id, title, subsubtopics } = subtopic;
  const place = { level: 'subsubtopic', topic: topic.id, subtopic: id } as const;
  return (
    <ItemRow
      level="subtopic"
      item={subtopic}
      manager={manager}
      meta={
        <>
          <Counts of={branchIds(subtopic)} />
          <SequenceSwitch kind="subtopic_sequence" of={subtopic} />
        </>
      }
      within={place}
      link={
        <Link to={`/admin/${id}`} aria-label={`Questions of ${title}`}>
          Questions
        </Link>
      }
      isExpandable
    >
      <TreeItems manager={manager} treeList={place} items={subsubtopics} label={title}>
        {subsubtopics.map((subsubtopic) => (
          <ItemRow
            key={subsubtopic.id}
            level="subsubtopic"
            item={subsubtopic}
            manager={manager}
            title={<Link to={`/admin/subtopic/${id}/${subsubtopic.id}`}>{subsubtopic.title}</Link>}
            meta={
              <>
                <Counts of={[subsubtopic.id]} />
                <SequenceSwitch kind="subsubtopic_sequence" of={subsubtopic} />
              </>
            }
            sets={{
              setLocation: { kind: 'subsubtopic', id: subsubtopic.id },
              branch: { topic: topic.id, subtopic: id, subsubtopic: subsubtopic.id },
            }}
          />
        ))}
      </TreeItems>
    </ItemRow>
  );
}

type TreeItemsProps = {
  manager: TopicManager;
  treeList: TreeListId;
  items: readonly TreeItem[];
  label: string;
  children: ReactNode;
};

/** One list: its rows, or its reorder mode; below the top level with buttons to create and reorder. */
function TreeItems({ manager, treeList, items, label, children }: TreeItemsProps) {
  const Order = manager.orderOf(treeList);
  if (Order) {
    const finishOrder = () => manager.endOrder(treeList);
    return <Order kind={manager.kind} treeList={treeList} items={items} label={label} onEnd={finishOrder} />;
  }
  if (treeList.level === 'topic') return <TreeList label={label}>{children}</TreeList>;
  const { type } = levelLabels[treeList.level];
  return (
    <>
      {items.length > 0 ? <TreeList label={label}>{children}</TreeList> : <p className={css.none}>No Record Found</p>}
      <div className={css.below}>
        <Button
          kind="quiet"
          data-create={treeListKey(treeList)}
          onClick={() => manager.create(treeList, { within: label })}
        >
          <PlusIcon size={14} />
          {`Create ${type}`}
        </Button>
        {items.length > 0 && (
          <Button kind="quiet" data-reorder={treeListKey(treeList)} onClick={() => manager.order(treeList)}>
            {`Reorder ${type}s`}
          </Button>
        )}
      </div>
    </>
  );
}

type SequenceSwitchProps = {
  kind: 'subtopic_sequence' | 'subsubtopic_sequence';
  of: { id: string; title: string; isSequencePublish: boolean };
};

function SequenceSwitch({ kind, of: { id, title, isSequencePublish } }: SequenceSwitchProps) {
  return <PublishSwitch kind={kind} id={id} title={title} isPublish={isSequencePublish} part="Sequence" />;
}

function hasOrigin({ source, licence }: Topic): boolean {
  return Boolean(source || licence);
}
