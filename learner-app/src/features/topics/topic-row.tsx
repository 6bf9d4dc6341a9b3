import { Button } from '@fourfold/ui-kit/button';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import type { ListedSubtopic, ListedTopic } from './addresses.ts';
import type { TopicList } from './first/topic-lists.ts';
import { type Opened, ofSatTopic, ofSubsubtopic, ofSubtopic } from './popup-of.ts';
import css from './topics.module.css';
import { type Branches, rowId } from './use-branches.ts';

type RowProps = {
  list: TopicList;
  topic: ListedTopic;
  branches: Branches;
  onOpen: (opened: Opened) => void;
};

/** A topic; it expands to its sub-topics, or opens its problem sets where it is a SAT topic. */
export function TopicRow(props: RowProps) {
  const { list, topic, branches, onOpen } = props;
  const row = {
    note: origin(topic),
    current: branches.target === topic.id,
  };
  if (list.kind === 'sat') {
    return (
      <TreeRow
        {...row}
        title={
          <button type="button" id={rowId(topic.id)} aria-haspopup="dialog" onClick={() => onOpen(ofSatTopic(topic))}>
            {topic.title}
          </button>
        }
      />
    );
  }
  return (
    <TreeRow
      {...row}
      title={<span id={rowId(topic.id)}>{topic.title}</span>}
      open={branches.isOpen(topic.id)}
      onToggle={() => branches.toggle(topic.id)}
    >
      {topic.subtopics.length === 0 ? (
        <p className={css.none}>No Record Found</p>
      ) : (
        <TreeList label={topic.title}>
          {topic.subtopics.map((subtopic) => (
            <SubtopicRow key={subtopic.id} {...props} subtopic={subtopic} />
          ))}
        </TreeList>
      )}
    </TreeRow>
  );
}

function SubtopicRow({ list, topic, branches, onOpen, subtopic }: RowProps & { subtopic: ListedSubtopic }) {
  const { id, title, isSequencePublish, subsubtopics } = subtopic;
  return (
    <TreeRow
      title={
        <span id={rowId(id)} className={subsubtopics.length === 0 ? css.leaf : undefined}>
          {title}
        </span>
      }
      current={branches.target === id}
      actions={
        isSequencePublish && (
          <Button
            aria-label={`Sequence of ${title}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(ofSubtopic(list.kind, subtopic))}
          >
            Sequence
          </Button>
        )
      }
      {...(subsubtopics.length > 0 && { open: branches.isOpen(id), onToggle: () => branches.toggle(id) })}
    >
      <TreeList label={title}>
        {subsubtopics.map((subsubtopic) => (
          <TreeRow
            key={subsubtopic.id}
            current={branches.target === subsubtopic.id}
            title={
              <button
                type="button"
                id={rowId(subsubtopic.id)}
                aria-haspopup="dialog"
                onClick={() => onOpen(ofSubsubtopic(list.kind, { topic, subtopic, subsubtopic }))}
              >
                {subsubtopic.title}
              </button>
            }
          />
        ))}
      </TreeList>
    </TreeRow>
  );
}

/** Where a topic comes from and under which licence, where it says so. */
function origin({ source, licence }: ListedTopic): string | undefined {
  return [source, licence].filter((part) => part !== null && part !== '').join(' · ') || undefined;
}
