import type { ApiRequest, ApiResponse, CallApi } from '../output/tool-server/api.ts';

/** A client of a server, by the options of a command or by its environment. */
export interface ClientFlags {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** Gets a token at the first call, and another one when it has ended. */
export function callWithToken({ baseUrl, clientId, clientSecret }: ClientFlags): CallApi {
  let token: Promise<string> | null = null;
  const send = async (request: ApiRequest): Promise<ApiResponse> => {
    token ??= getToken(baseUrl, clientId, clientSecret);
    const response = await fetch(`${baseUrl}${request.path}`, {
      method: request.method,
      headers: {
        authorization: `Bearer ${await token}`,
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      challenge: response.headers.get('www-authenticate'),
    };
  };
  return async (request) => {
    try {
      const response = await send(request);
      if (response.status !== 401) return response;
      token = null;
      return await send(request);
    } catch (error) {
      token = null;
      return unreachable(baseUrl, error);
    }
  };
}

async function getToken(baseUrl: string, clientId: string, clientSecret: string): Promise<string> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(`${baseUrl}/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (!response.ok) throw new Error('the client id or secret is wrong');
  // The answer of the contract's first operation.
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** As an answer of the API, so that the assistant reads a sentence instead of the end of the connection. */
function unreachable(baseUrl: string, error: unknown): ApiResponse {
  const reason = error instanceof Error ? error.message : String(error);
  return { status: 400, body: { message: [`${baseUrl} cannot be used: ${reason}`] }, challenge: null };
}
