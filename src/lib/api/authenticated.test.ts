import { expect, test } from 'vitest';
import { getCandidate } from '../../contracts/endpoints.ts';
import { createAuthenticatedClient } from './authenticated.ts';

// docs/specification.md: 4.1

const ANSWER = {
  data: { email: 'ada@example.com', profile: {}, resume: null },
};

const clientOf = (status: number, token: string | null) => {
  const seen: { authorization: (string | null)[]; unauthorized: number } = {
    authorization: [],
    unauthorized: 0,
  };
  const client = createAuthenticatedClient({
    base: 'https://site.example/',
    fetch: async (request) => {
      seen.authorization.push(request.headers.get('authorization'));
      return Response.json(ANSWER, { status });
    },
    token: () => token,
    onUnauthorized: () => {
      seen.unauthorized++;
    },
  });
  return { client, seen };
};

// docs/specification.md: 6.2
test('sends the bearer token, or an empty value without one', async () => {
  for (const [token, expected] of [
    ['abc', 'Bearer abc'],
    [null, ''],
  ] as const) {
    const { client, seen } = clientOf(200, token);
    expect((await client.call(getCandidate)).data.email).toBe('ada@example.com');
    expect(seen).toEqual({ authorization: [expected], unauthorized: 0 });
  }
});

test('any 401 ends the session, and the call still fails', async () => {
  const { client, seen } = clientOf(401, 'abc');
  await expect(client.call(getCandidate)).rejects.toMatchObject({ status: 401 });
  expect(seen.unauthorized).toBe(1);
});

test.each([403, 404, 500])('a %i does not end the session', async (status) => {
  const { client, seen } = clientOf(status, 'abc');
  await expect(client.call(getCandidate)).rejects.toMatchObject({ status });
  expect(seen.unauthorized).toBe(0);
});
