/** The `Server-Timing` metric that tells a client that the server classified it as a bot. */
export const BOT_METRIC = 'bot';
