import type { RowPractice } from '@fourfold/core/contract/content';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { endIn } from '../../end/end.ts';
import type { ListedTopic } from './addresses.ts';
import type { TopicList } from './first/topic-lists.ts';
import { type Opened, ofSubsubtopic } from './popup-of.ts';
import { rowId } from './use-branches.ts';

type Listed = {
  list: TopicList;
  topics: readonly ListedTopic[] | undefined;
  practice: Readonly<Record<string, RowPractice>>;
};

/**
 * The open popup: that of the URL's sub-sub-topic (NAV-021, Q294), until one is opened or closed on
 * the page.
 */
export function usePopup(listed: Listed) {
  const named = useAddressQuery().get('subsubtopic');
  const { state } = useLocation();
  // The panel about a finished sequence or set comes first, and closing it opens no popup (Q294).
  const [isAfterEnd] = useState(() => endIn(state) !== null);
  const [chosen, choose] = useState<Opened | null>();
  const addressed = named === null || isAfterEnd ? null : popupOf(named, listed);
  const popup = chosen === undefined ? addressed : chosen;
  useFocusOnReturn(popup !== null, named);
  return { popup, open: choose, close: () => choose(null) };
}

function popupOf(id: string, { list, topics = [], practice }: Listed): Opened | null {
  const own = practice[id];
  const branches = topics.flatMap((topic) =>
    topic.subtopics.flatMap((subtopic) =>
      subtopic.subsubtopics.map((subsubtopic) => ({ topic, subtopic, subsubtopic })),
    ),
  );
  const branch = branches.find(({ subsubtopic }) => subsubtopic.id === id);
  return own && branch ? ofSubsubtopic(list.kind, branch, own.sequence_count) : null;
}

/** A popup that the URL opened gives the focus to its row when it closes. */
function useFocusOnReturn(isOpen: boolean, row: string | null) {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (closed && row !== null && document.activeElement === document.body) {
      document.getElementById(rowId(row))?.focus();
    }
  }, [isOpen, row]);
}
