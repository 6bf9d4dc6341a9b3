/** An image named after an icon, from the site's public root (NAV-024); the text beside it says the same. */
export function StaticIcon({ name, width, height }: { name: 'not-found'; width: number; height: number }) {
  return <img src={`/icons/${name}.svg`} alt="" width={width} height={height} />;
}
