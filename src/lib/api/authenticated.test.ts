import { expect, test } from 'vitest';
import { getCandidate } from '../../contracts/endpoints.ts';
import { createAuthenticatedClient } from './authenticated.ts';

// docs/specification.md: 4.1

const RESPONSE_BODY = {
  data: { email: 'ada@example.com', profile: {}, resume: null },
};

const createClient = (status: number, token: string | null) => {
  const seen: { authorization: (string | null)[]; unauthorized: number } = {
    authorization: [],
    unauthorized: 0,
  };
  const client = createAuthenticatedClient({
    base: 'https://site.example/',
    fetch: async (request) => {
      seen.authorization.push(request.headers.get('authorization'));
      return Response.json(RESPONSE_BODY, { status });
    },
    token: () => token,
    onUnauthorized: () => {
      seen.unauthorized++;
    },
  });
  return { client, seen };
};

// docs/specification.md: 6.2
test('sends the bearer token, or an empty value if there is none', async () => {
  for (const [token, expected] of [
    ['abc', 'Bearer abc'],
    [null, ''],
  ] as const) {
    const { client, seen } = createClient(200, token);
    expect((await client.call(getCandidate)).data.email).toBe('ada@example.com');
    expect(seen).toEqual({ authorization: [expected], unauthorized: 0 });
  }
});

test('any 401 response ends the session, and the call still fails', async () => {
  const { client, seen } = createClient(401, 'abc');
  await expect(client.call(getCandidate)).rejects.toMatchObject({ status: 401 });
  expect(seen.unauthorized).toBe(1);
});

test.each([403, 404, 500])('a %i response does not end the session', async (status) => {
  const { client, seen } = createClient(status, 'abc');
  await expect(client.call(getCandidate)).rejects.toMatchObject({ status });
  expect(seen.unauthorized).toBe(0);
});
