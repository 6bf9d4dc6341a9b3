/** A picture named after an icon, from the site's own public root (1§7.1). The words beside it say the same. */
export function StaticIcon({ name, width, height }: { name: 'not-found'; width: number; height: number }) {
  return <img src={`/icons/${name}.svg`} alt="" width={width} height={height} />;
}
