import { Fragment } from 'react';

type OriginProps = {
  /** "OpenStax: Elementary Algebra (https://openstax.org/…)": a title, with its URL if there is one. */
  source?: string | null | undefined;
  /** In the same format: "CC BY 4.0 (https://…)". */
  licence?: string | null | undefined;
};

/** The source and licence of content, as links if the URLs are known. Empty if both are missing. */
export function Origin({ source, licence }: OriginProps) {
  const parts = [source, licence].filter((part) => typeof part === 'string' && part !== '') as string[];
  return parts.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' · '}
      <OriginPart text={part} />
    </Fragment>
  ));
}

function OriginPart({ text }: { text: string }) {
  const [, title = '', address = ''] = /^(.*?)\s*\(?(https?:\/\/[^\s()]+)\)?$/.exec(text) ?? [];
  if (address === '') return text;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {title || address}
    </a>
  );
}
