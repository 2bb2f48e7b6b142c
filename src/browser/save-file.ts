/** Downloads a file that a script has fetched. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download no longer needs the object URL once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
};
