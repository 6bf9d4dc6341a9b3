import type { RowPractice } from '@fourfold/core/contract/content';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { endSummaryIn } from '../../end/end-summary.ts';
import type { TopicList } from './first/topic-lists.ts';
import type { ListedTopic } from './topic-addresses.ts';
import { subsubtopicPopup, type TopicPopup } from './topic-popups.ts';
import { rowId } from './use-open-rows.ts';

type PopupContext = {
  list: TopicList;
  topics: readonly ListedTopic[] | undefined;
  practice: Readonly<Record<string, RowPractice>>;
};

/** The open popup: that of the URL's sub-sub-topic (NAV-021, Q294), until one is opened or closed on the page. */
export function useTopicPopup(context: PopupContext) {
  const named = useAddressQuery().get('subsubtopic');
  const { state } = useLocation();
  // The panel about a finished sequence or set comes first, and closing it opens no popup (Q294).
  const [hasEndSummary] = useState(() => endSummaryIn(state) !== null);
  const [openedPopup, setOpenedPopup] = useState<TopicPopup | null>();
  const urlPopup = named === null || hasEndSummary ? null : findPopup(named, context);
  const popup = openedPopup === undefined ? urlPopup : openedPopup;
  useFocusOnReturn(popup !== null, named);
  return { popup, open: setOpenedPopup, close: () => setOpenedPopup(null) };
}

function findPopup(id: string, { list, topics = [], practice }: PopupContext): TopicPopup | null {
  const own = practice[id];
  const branches = topics.flatMap((topic) =>
    topic.subtopics.flatMap((subtopic) =>
      subtopic.subsubtopics.map((subsubtopic) => ({ topic, subtopic, subsubtopic })),
    ),
  );
  const branch = branches.find(({ subsubtopic }) => subsubtopic.id === id);
  return own && branch ? subsubtopicPopup(list.kind, branch, own.sequence_count) : null;
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
