/**
 * An overview page with one row per shot, which shows its screenshots in all sizes and colours side
 * by side.
 */
export const indexPage = (shots: readonly string[], views: readonly string[]): string => {
  const picture = (shot: string, view: string) =>
    `<td><a href="${view}/${shot}.png"><img loading="lazy" src="${view}/${shot}.png" alt=""></a></td>`;
  const rows = shots.map(
    (shot) =>
      `<tr id="${shot}"><th scope="row"><a href="#${shot}">${shot}</a></th>${views
        .map((view) => picture(shot, view))
        .join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
  body { font: 14px system-ui; margin: 0; background: #888; color: #000 }
  th { position: sticky; left: 0; padding: 8px; background: #fff; text-align: left; vertical-align: top }
  thead th { top: 0; z-index: 1 }
  td { padding: 4px; vertical-align: top }
  img { width: 320px; max-height: 640px; object-fit: cover; object-position: top; background: #ccc }
</style>
<table>
<thead><tr><th>Shot</th>${views.map((view) => `<th scope="col">${view}</th>`).join('')}</tr></thead>
${rows.join('\n')}
</table>
`;
};
