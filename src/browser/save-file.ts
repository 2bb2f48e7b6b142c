/** Saves a file that was loaded by script as a download. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // After the click was handled, the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
