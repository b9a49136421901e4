// What `import.ts` and `publish.ts` start beside the service: somebody who sends sites, or who visits a page again and again.
import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Errand =
  | { readonly do: 'wait'; readonly time: number }
  | { readonly do: 'start-visits'; readonly path: string }
  | { readonly do: 'end-visits' }
  | { readonly do: 'import'; readonly zip: string; readonly clientId: string; readonly publish: boolean }
  | { readonly do: 'publish' | 'export' | 'order'; readonly clientId: string }

export interface Answered {
  readonly status: number
  /** In milliseconds. */
  readonly took: number
  /** How long each visit took. */
  readonly times: readonly number[]
}

const [url = '', account = ''] = process.argv.slice(2)
let cookie: string | undefined
/** Where each site's draft is. */
const drafts = new Map<string, string>()

async function ask(method: string, path: string, clientId?: string, body?: FormData | string): Promise<Response> {
  return fetch(`${url}/api/site/${path}`, {
    method,
    headers: {
      origin: url,
      ...(cookie !== undefined && { cookie }),
      ...(clientId !== undefined && { 'client-id': clientId }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
}

async function signIn(): Promise<void> {
  const answer = await ask('POST', 'v1/account/sign-in', undefined, account)
  cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`Nobody could sign in: ${answer.status} ${await answer.text()}`)
}

async function importSite(zip: string, clientId: string, publish: boolean): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([await readFile(zip)]), 'site.zip')
  const answer = await ask('POST', `v1/site/import?clientId=${clientId}&publish=${publish}&wait=true`, undefined, form)
  const { data } = (await answer.json()) as { readonly data?: { readonly draftsId: string } }
  if (data) drafts.set(clientId, data.draftsId)
  return answer.status
}

async function publish(clientId: string): Promise<number> {
  const body = JSON.stringify({ draftsId: drafts.get(clientId), acceptWarnings: true })
  const answer = await ask('POST', 'v1/site/publish', clientId, body)
  const { data } = (await answer.json()) as { readonly data?: { readonly job?: string } }
  if (data?.job === undefined) return answer.status
  for (;;) {
    const job = await ask('GET', `v1/jobs/${data.job}`, clientId)
    const { state } = ((await job.json()) as { readonly data: { readonly state: string } }).data
    if (state === 'done') return answer.status
    if (state === 'failed' || state === 'cancelled') return 500
    await sleep(250)
  }
}

async function exportSite(clientId: string): Promise<number> {
  const answer = await ask('GET', 'v1/site/export', clientId)
  await answer.arrayBuffer()
  return answer.status
}

/** Exchanges the first two products. */
async function orderProducts(clientId: string): Promise<number> {
  const answer = await ask('GET', 'v1/content/product?pageSize=2', clientId)
  const { data } = (await answer.json()) as { readonly data: { readonly items: readonly { readonly id: string }[] } }
  const ids = data.items.map(({ id }) => id).toReversed()
  return (await ask('POST', 'v1/content/product/order', clientId, JSON.stringify({ ids }))).status
}

let visits: Promise<void> | undefined
let times: number[] = []
let areVisitsOver = false
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Reads a page as it comes, packed. `fetch` would unpack it in threads of its own, which wait for the same two processors
 * as the server: ten of fourteen milliseconds (p99) were those.
 */
const readPage = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })

async function visit(path: string): Promise<void> {
  while (!areVisitsOver) {
    const since = performance.now()
    await readPage(path)
    times.push(performance.now() - since)
    await sleep(5)
  }
}

async function done(errand: Errand): Promise<number> {
  switch (errand.do) {
    case 'wait':
      await sleep(errand.time)
      return 200
    case 'start-visits':
      times = []
      areVisitsOver = false
      visits = visit(errand.path)
      return 200
    case 'end-visits':
      areVisitsOver = true
      await visits
      return 200
    case 'import':
      return importSite(errand.zip, errand.clientId, errand.publish)
    case 'publish':
      return publish(errand.clientId)
    case 'export':
      return exportSite(errand.clientId)
    case 'order':
      return orderProducts(errand.clientId)
  }
}

await signIn()
process.on('message', async (errand: Errand) => {
  const since = performance.now()
  const status = await done(errand)
  process.send?.({ status, took: performance.now() - since, times } satisfies Answered)
})
