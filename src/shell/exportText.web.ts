/** Hands a text to the person: in a browser as a download. */
export async function exportText(name: string, text: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers still read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
