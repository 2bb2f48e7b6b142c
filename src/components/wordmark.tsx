/** The name, with the highlighter over a part of it. */
export const Wordmark = ({ name, nameHighlight }: { name: string; nameHighlight?: string }) => {
  const at = nameHighlight ? name.lastIndexOf(nameHighlight) : -1;
  if (!nameHighlight || at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <b>{nameHighlight}</b>
      {name.slice(at + nameHighlight.length)}
    </>
  );
};
