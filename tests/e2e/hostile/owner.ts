import { newId, type Operation } from '@vitrine/schemas'

/** The site that gets all of it. */
export const site = { clientId: 'acme', tenantId: '2', draftsId: '2' } as const

/** An operation of any type, without the id that it gets when it is sent. */
type ToDo = Operation extends infer O ? (O extends Operation ? Omit<O, 'id'> : never) : never

/** Whoever may write everything on the site, over HTTP as a program of theirs would. */
export interface Owner {
  readonly cookie: string
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<{ readonly status: number; readonly data: unknown }>
  /** Saves operations on the newest revision; answers the status, and why where they are refused. */
  readonly save: (operations: readonly ToDo[]) => Promise<{ readonly status: number; readonly why?: unknown }>
  readonly revision: () => Promise<number>
}

/** Signs in the owner of the site. */
export async function signIn(origin: string): Promise<Owner> {
  const first = await fetch(`${origin}/api/site/v1/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'acme@example.com', password: 'correct horse' }),
  })
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const send: Owner['send'] = async (method, path, body) => {
    const answer = await fetch(`${origin}/api/site/${path}`, {
      method,
      headers: {
        cookie,
        'client-id': site.clientId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, data: text === '' ? undefined : (JSON.parse(text).data ?? JSON.parse(text)) }
  }
  const revision = async () => {
    const { data } = await send('GET', `v1/page/website-draft/${site.draftsId}`)
    return (data as { revision: number }).revision
  }
  let base = await revision()
  return {
    cookie,
    send,
    revision,
    async save(operations) {
      const { status, data } = await send('POST', 'v1/page/component/save-draft', {
        draftsId: site.draftsId,
        baseRevision: base,
        operations: operations.map((operation) => ({ id: newId(), ...operation })),
      })
      if (status !== 200) return { status, why: (data as { error: unknown }).error }
      base = (data as { revision: number }).revision
      return { status }
    },
  }
}
