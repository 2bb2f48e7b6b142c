/** Downloads a file that a script has fetched. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the click has been handled, the object URL is no longer needed for the download.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
