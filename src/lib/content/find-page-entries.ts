import { pageTimeLeft } from '../deadlines.ts';
import { getRuntime } from '../runtime.ts';
import { fillAnswerDays } from './answer-days.ts';
import { listCacheTags } from './cache-tags.ts';
import { degradePage } from './degrade-page.ts';
import { type ContentQuery, type FoundEntries, findEntriesIn } from './find-entries.ts';
import { loadFrame } from './site-frame.ts';

/** Finds entries for the page being rendered, and adds their tags even if the read fails. */
export const findPageEntries = async (query: ContentQuery): Promise<FoundEntries> => {
  const runtime = getRuntime();
  const { content, cacheTags } = runtime;
  let tags = listCacheTags(query, []);
  try {
    const found = await findEntriesIn(content, query, pageTimeLeft(runtime.startedAt));
    tags = found.tags;
    if (found.isStale) degradePage('incomplete');
    await fillAnswerDays(found.items, loadFrame);
    return found;
  } finally {
    for (const tag of tags) cacheTags.add(tag);
  }
};
