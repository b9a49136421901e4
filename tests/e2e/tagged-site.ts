import { expect, type PlaywrightWorkerArgs } from '@playwright/test'

interface Worker {
  readonly playwright: PlaywrightWorkerArgs['playwright']
  readonly baseURL: string | undefined
  readonly workerIndex: number
}

interface Tags {
  readonly measurementId: string
  readonly adIds: readonly string[]
}

/** Makes a copy of the demo with tags, for one worker alone: its address. */
export async function makeTaggedSite({ playwright, baseURL, workerIndex }: Worker, google: Tags): Promise<string> {
  const api = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const path = (name: string) => `/api/site/v1/${name}`
  await api.post(path('account/sign-in'), { data: { email: 'owner@example.com', password: 'correct horse' } })
  const zip = await (await api.get(path('site/export'), { headers: { 'client-id': 'demo' } })).body()
  const clientId = `tagged-${workerIndex}-${Date.now() % 1_000_000}`
  const made = await api.post(path(`site/import?clientId=${clientId}&publish=true&wait=true`), {
    multipart: { file: { name: 'demo.zip', mimeType: 'application/zip', buffer: zip } },
  })
  expect(made.status(), await made.text()).toBe(201)
  const headers = { 'client-id': clientId }
  const { data } = await (await api.get(path('site/settings'), { headers })).json()
  const { tenantId: _, clientId: __, ...rest } = data
  const changed = await api.put(path('site/settings'), { headers, data: { ...rest, name: 'Tagged site', google } })
  expect(changed.status(), await changed.text()).toBe(200)
  await api.dispose()
  return `/${clientId}`
}
