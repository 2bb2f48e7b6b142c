import { expect, test } from 'vitest';
import { isBot } from './is-bot.ts';

const isBotAgent = (userAgent?: string) =>
  isBot(
    new Request('https://site.example/', userAgent ? { headers: { 'user-agent': userAgent } } : {}),
  );

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test('bots are recognised even among repeated, many different and very long user agents', () => {
  expect([isBotAgent(PERSON), isBotAgent(BOT), isBotAgent()]).toEqual([false, true, true]);
  for (let i = 0; i < 2_000; i++) isBotAgent(`${PERSON} ${i}`);
  expect([isBotAgent(PERSON), isBotAgent(BOT), isBotAgent(PERSON), isBotAgent(BOT)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  const long = 'x'.repeat(5_000);
  expect([isBotAgent(`${PERSON} ${long}`), isBotAgent(`${BOT} ${long}`)]).toEqual([false, true]);
});
