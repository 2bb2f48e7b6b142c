const DAY_MS = 24 * 60 * 60 * 1000;

const isWeekend = (ms: number) => [0, 6].includes(new Date(ms).getUTCDay());

/**
 * The end of the last of a number of working days after `sentAt`, as an ISO 8601 time in UTC. Public
 * holidays count as working days, because they differ by place.
 */
export const findReplyDay = (sentAt: string, workingDays: number): string => {
  let day = Date.parse(sentAt);
  for (let left = workingDays; left > 0; ) {
    day += DAY_MS;
    if (!isWeekend(day)) left -= 1;
  }
  return new Date((Math.floor(day / DAY_MS) + 1) * DAY_MS - 1).toISOString();
};
