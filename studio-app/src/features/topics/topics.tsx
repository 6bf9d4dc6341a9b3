import type { Topic } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Origin } from '@fourfold/ui-kit/origin';
import { TreeList } from '@fourfold/ui-kit/tree-list';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PublishSwitch } from '../../publishing/publish-switch.tsx';
import { keyOf, type ListPlace, levelWords, type TreeItem } from '../../tree/levels.ts';
import { ItemRow } from './item-row.tsx';
import type { TopicList } from './topic-lists.ts';
import css from './topics.module.css';
import type { Manager } from './use-manager.tsx';

type TopicsProps = { list: TopicList; topics: readonly Topic[]; manager: Manager };

/** The rows of a topic manager, level by level. */
export function Topics({ list, topics, manager }: TopicsProps) {
  useEffect(() => {
    // Centred, because fonts that load later would push a row at the edge out of view.
    document.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  if (topics.length === 0) return <Empty title="No Record Found">Topics will stand here.</Empty>;
  return (
    <Items manager={manager} place={{ level: 'topic' }} items={topics} label={list.title}>
      {topics.map((topic) =>
        list.nested ? (
          <TopicRow key={topic.id} topic={topic} manager={manager} />
        ) : (
          <ItemRow
            key={topic.id}
            level="topic"
            item={topic}
            manager={manager}
            title={<Link to={`/admin/${topic.id}`}>{topic.title}</Link>}
            note={hasOrigin(topic) && <Origin {...topic} />}
            sets={{ place: { kind: 'sattopic', id: topic.id }, branch: { topic: topic.id } }}
          />
        ),
      )}
    </Items>
  );
}

function TopicRow({ topic, manager }: { topic: Topic; manager: Manager }) {
  const { id, title, subtopics } = topic;
  const place = { level: 'subtopic', topic: id } as const;
  return (
    <ItemRow level="topic" item={topic} manager={manager} note={hasOrigin(topic) && <Origin {...topic} />} opens>
      <Items manager={manager} place={place} items={subtopics} label={title}>
        {subtopics.map((subtopic) => (
          <SubtopicRow key={subtopic.id} topic={topic} subtopic={subtopic} manager={manager} />
        ))}
      </Items>
    </ItemRow>
  );
}

type SubtopicRowProps = { topic: Topic; subtopic: Topic['subtopics'][number]; manager: Manager };

function SubtopicRow({ topic, subtopic, manager }: SubtopicRowProps) {
  const { id, title, subsubtopics } = subtopic;
  const place = { level: 'subsubtopic', topic: topic.id, subtopic: id } as const;
  return (
    <ItemRow
      level="subtopic"
      item={subtopic}
      manager={manager}
      meta={<SequenceSwitch kind="subtopic_sequence" of={subtopic} />}
      link={
        <Link to={`/admin/${id}`} aria-label={`Questions of ${title}`}>
          Questions
        </Link>
      }
      opens
    >
      <Items manager={manager} place={place} items={subsubtopics} label={title}>
        {subsubtopics.map((subsubtopic) => (
          <ItemRow
            key={subsubtopic.id}
            level="subsubtopic"
            item={subsubtopic}
            manager={manager}
            title={<Link to={`/admin/subtopic/${id}/${subsubtopic.id}`}>{subsubtopic.title}</Link>}
            meta={<SequenceSwitch kind="subsubtopic_sequence" of={subsubtopic} />}
            sets={{
              place: { kind: 'subsubtopic', id: subsubtopic.id },
              branch: { topic: topic.id, subtopic: id, subsubtopic: subsubtopic.id },
            }}
          />
        ))}
      </Items>
    </ItemRow>
  );
}

type ItemsProps = {
  manager: Manager;
  place: ListPlace;
  items: readonly TreeItem[];
  label: string;
  children: ReactNode;
};

/**
 * One list: its rows, or its reorder mode; below the top level with buttons to create and reorder.
 */
function Items({ manager, place, items, label, children }: ItemsProps) {
  const Order = manager.orderOf(place);
  if (Order) {
    const end = () => manager.endOrder(place);
    return <Order kind={manager.kind} place={place} items={items} label={label} onEnd={end} />;
  }
  if (place.level === 'topic') return <TreeList label={label}>{children}</TreeList>;
  const { type } = levelWords[place.level];
  return (
    <>
      {items.length > 0 ? <TreeList label={label}>{children}</TreeList> : <p className={css.none}>No Record Found</p>}
      <div className={css.below}>
        <Button kind="quiet" data-create={keyOf(place)} onClick={() => manager.create(place, { within: label })}>
          <PlusIcon size={14} />
          {`Create ${type}`}
        </Button>
        {items.length > 0 && (
          <Button kind="quiet" data-reorder={keyOf(place)} onClick={() => manager.order(place)}>
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
