import { foreignPictures, foreignVideos, mediaHost } from '../../rich-text/foreign/foreign-media.ts';
import type { VideoHosts } from '../../rich-text/video/video-hosts.ts';
import type { ContentPart } from '../authored.ts';
import { type Finding, findingAbout } from '../finding.ts';
import type { ShownText } from './shown-content.ts';

type LocatedText = Pick<ShownText, 'where' | 'document'>;

/** Pictures of other sites, which are shown only after a click. One item for each text. */
export function foreignPictureProblems(texts: readonly LocatedText[]): string[] {
  return texts.flatMap(({ where, document }) => {
    const [first, ...others] = foreignPictures(document);
    if (first === undefined) return [];
    const from = mediaHost(first);
    return [
      others.length === 0
        ? `has a picture of ${from} in ${where}: upload it, so that it is shown at once`
        : `has ${others.length + 1} pictures of other sites in ${where}, the first one of ${from}: upload them, so that they are shown at once`,
    ];
  });
}

/** Videos that are not played, because their host is not allowed. One item for each text. */
export function foreignVideoProblems(texts: readonly LocatedText[], hosts: VideoHosts): string[] {
  return texts.flatMap(({ where, document }) => {
    const [first, ...others] = foreignVideos(document, hosts);
    if (first === undefined) return [];
    const from = mediaHost(first);
    return [
      others.length === 0
        ? `has a video of ${from} in ${where}: it is not played, because its host is not allowed`
        : `has ${others.length + 1} videos in ${where}, the first one of ${from}: they are not played, because their hosts are not allowed`,
    ];
  });
}

/** Findings about media of other sites in the part's own texts. `name` begins each sentence. */
export function foreignMediaIn(
  part: ContentPart,
  { name, texts, videoHosts }: { name: string; texts: readonly LocatedText[]; videoHosts: VideoHosts },
): Finding[] {
  return [
    ...foreignPictureProblems(texts).map((predicate) => findingAbout(part, 'foreign-picture', `${name} ${predicate}.`)),
    ...foreignVideoProblems(texts, videoHosts).map((predicate) =>
      findingAbout(part, 'foreign-video', `${name} ${predicate}.`),
    ),
  ];
}
