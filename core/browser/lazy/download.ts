type File = {
  name: string;
  text: string;
  /** Media type. */
  type?: string;
};

/** Starts a download of a text file that the page created. */
export function download({ name, text, type = 'application/json' }: File): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later, because some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
