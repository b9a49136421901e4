import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSiteFiles, openStorage, type StoragePlace } from '@vitrine/api'
import { newId } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { ensureFirstOwner, ensureOwner } from '../../api/src/features/accounts/first-owner.ts'
import { CLIENT_ID, chaosSite, LANGUAGES, labelOf, numberIn, pageIdOf, pathOf, wordsAt } from './site.ts'

/** A site that can be hurt, and everything that is needed to ask about it. */
export interface World {
  readonly place: StoragePlace
  readonly pages: number
  readonly tenantId: string
  readonly draftsId: string
}

const owner = { email: 'owner@chaos.example', password: 'correct horse battery' }

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is gone when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-chaos-'))
  folders.push(folder)
  return folder
}

/** Makes the site, published once, with an owner. */
export async function makeWorld(place: StoragePlace, pages = 4): Promise<World> {
  const storage = await openStorage(place)
  try {
    const { tenantId, draftsId } = await importSiteFiles(storage, sectionSpecs, chaosSite(pages), { publish: true })
    await ensureFirstOwner(storage, owner)
    await ensureOwner(storage, tenantId, owner)
    return { place, pages, tenantId, draftsId }
  } finally {
    await storage.close()
  }
}

/** What came back; status 0 when the line broke. */
export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: each scenario says what it expects
  readonly body: any
  readonly ms: number
}

/** Somebody who asks one server; signed in after `signIn`. */
export interface Client {
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>
  /** Sets all pages to a number, in one save. */
  save(number: number, baseRevision: number): Promise<Answered>
  publish(): Promise<Answered>
  revision(): Promise<number>
  /** The numbers that the draft holds, one for each page and language. */
  drafted(): Promise<readonly number[]>
  /** The numbers that visitors are shown. */
  shown(): Promise<readonly number[]>
}

/** A session lives in the database, so one is enough for all servers on it. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/site/v1/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`Nobody could sign in: ${response.status} ${await response.text()}`)
  return cookie.split(';')[0] as string
}

export function clientOf({ pages, draftsId }: World, url: string, cookie?: string): Client {
  const ask: Client['ask'] = async (method, path, body, headers = {}) => {
    const since = performance.now()
    const isJson = body !== undefined && !(body instanceof FormData) && typeof body !== 'string'
    try {
      const response = await fetch(`${url}/api/site/${path}`, {
        method,
        headers: {
          'client-id': CLIENT_ID,
          ...(cookie !== undefined && { cookie }),
          ...(isJson && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData | string) }),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? {} : JSON.parse(text), ms: performance.now() - since }
    } catch (error) {
      return { status: 0, body: { error }, ms: performance.now() - since }
    }
  }
  const read = async (path: string, headers?: Record<string, string>) => {
    const { status, body } = await ask('GET', path, undefined, headers)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body.data
  }
  const allPages = Array.from({ length: pages }, (_, page) => page)
  return {
    ask,
    save(number, baseRevision) {
      const operations = allPages.flatMap((page) =>
        LANGUAGES.map((language) => ({
          id: newId(),
          type: 'set-setting',
          of: { page: pageIdOf(page), component: labelOf(page) },
          path: 'text',
          value: wordsAt(language, number),
          ...(language !== 'en' && { language }),
        })),
      )
      return ask('POST', 'v1/page/component/save-draft', { draftsId, baseRevision, operations })
    },
    publish: () => ask('POST', 'v1/site/publish', { draftsId, acceptWarnings: true }),
    revision: async () => (await read(`v1/page/website-draft/${draftsId}`)).revision,
    async drafted() {
      const numbers: number[] = []
      for (const page of allPages) {
        const { componentsSettingValues } = await read(`v1/page/drafts/${draftsId}/pages/${pageIdOf(page)}`)
        const { props, editPropsByLangEnvMap } = componentsSettingValues[labelOf(page)]
        numbers.push(numberIn(props.text), numberIn(editPropsByLangEnvMap.de.text))
      }
      return numbers
    },
    async shown() {
      const numbers: number[] = []
      for (const lang of LANGUAGES)
        for (const page of allPages) {
          const found = await read(`v1/page/pages/config-by-path?path=${encodeURIComponent(pathOf(page))}`, { lang })
          const [, , number] = /"text":"(\w+) (\d+)"/.exec(JSON.stringify(found)) ?? []
          numbers.push(Number(number))
        }
      return numbers
    },
  }
}
