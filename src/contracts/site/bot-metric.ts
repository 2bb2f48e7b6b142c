/** The metric in `Server-Timing` by which the server tells a client that it takes it for a bot. */
export const BOT_METRIC = 'bot';
