type File = {
  name: string;
  text: string;
  /** Media type. */
  type?: string;
};

/** Hands the person a file, as if it had come from a server. */
export function download({ name, text, type = 'application/json' }: File): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
