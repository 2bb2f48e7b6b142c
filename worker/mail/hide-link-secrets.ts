/** The text of an email without the parts of its links that grant access. */
export const hideLinkSecrets = (text: string): string =>
  text.replace(/#token=[\w-]+/g, '#token=…').replace(/([?&]link=)[\w.-]+/g, '$1…');
