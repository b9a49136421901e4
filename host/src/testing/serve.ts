import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Api, createStylesheets, folderStores } from '@vitrine/api'
import { readList, writeList } from '@vitrine/schemas/inquiry-list'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pino from 'pino'
import { readConfig } from '../config.ts'
import { createServer, type ServerParts } from '../server/server.ts'
import { createHostTexts } from '../translations/interface-words.ts'
import { type ExampleApi, exampleApi, registry } from './site.ts'
import { temporaryFolder } from './temporary-folder.ts'

type CountedVisit = Parameters<Api['numbers']['countVisit']>[0]

export interface Served {
  readonly app: FastifyInstance
  readonly api: ExampleApi
  readonly mediaDir: string
  readonly uploadsDir: string
  /** Every line of the log. */
  readonly log: Record<string, unknown>[]
  /** What was counted, in order. */
  readonly counted: CountedVisit[]
  /** Asks as a browser would: `get('acme.example/products')`. */
  readonly get: (address: string, more?: InjectOptions) => ReturnType<FastifyInstance['inject']>
}

const sheets = createStylesheets(new Map([['base', [{ name: 'base.css', css: '.page{}' }]]]))

/** The server as it runs, in front of the service in memory. */
export async function serve(
  env: Readonly<Record<string, string>> = {},
  more: Partial<ServerParts> = {},
): Promise<Served> {
  const api = exampleApi()
  const dataDir = temporaryFolder()
  const [mediaDir, uploadsDir] = [join(dataDir, 'media'), join(dataDir, 'uploads')]
  for (const folder of [mediaDir, uploadsDir]) mkdirSync(folder)
  const log: Record<string, unknown>[] = []
  const counted: CountedVisit[] = []
  const { config } = readConfig(env)
  const logger = pino({ level: config.logLevel }, { write: (entry: string) => void log.push(JSON.parse(entry)) })
  const app = await createServer({
    config,
    api: {
      plugin: async () => undefined,
      send: api.send,
      sendForSession: async (...asked) => ({ data: await api.send(...asked) }),
      maySeeDraft: async (tenantId, draftsId) => api.maySeeDraft(tenantId, draftsId),
      numbers: {
        countVisit: (visit) => void counted.push(visit),
        flush: async () => undefined,
        close: async () => undefined,
      },
      signedSent: async ({ component }) => component,
      readSent: async () => undefined,
      signedReceipt: async () => '',
      sentMessage: async () => undefined,
      signedList: async (_tenant, list) => writeList(list),
      siteVersion: (tenantId) => api.siteVersion(tenantId),
      readSignedList: async (_tenant, cookie) => readList(cookie, Math.floor(Date.now() / 1000)),
    },
    renderContext: {
      registry,
      words: createHostTexts(),
      asset: (src) => src,
      assets: {
        buildId: 'b1',
        loader: '/builds/assets/loader.js',
        consent: '/builds/assets/consent.js',
        question: '/builds/assets/question.js',
        stylesheets: (_fonts, sections) => [sheets.hrefOf(['base', ...sections])],
        stylesheet: sheets.find,
        mainFile: (font) => `/builds/assets/${font}-latin.woff2`,
        designer: { script: '/designer.js', preloads: [], stylesheets: ['/designer.css'] },
        office: { script: '/office.js', preloads: [], stylesheets: ['/office.css'] },
        canvas: ['/canvas.css'],
        islandSrc: (name) => name,
      },
    },
    logger: logger as ServerParts['logger'],
    files: folderStores(dataDir),
    ...more,
  })
  const get: Served['get'] = (address, options = {}) => {
    const at = address.indexOf('/')
    return app.inject({
      method: 'GET',
      url: address.slice(at),
      ...options,
      headers: { host: address.slice(0, at), ...options.headers },
    }) as never
  }
  return { app, api, mediaDir, uploadsDir, log, counted, get }
}
