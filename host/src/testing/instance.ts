import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { readConfig } from '../config.ts'
import { type Started, startHost } from '../process/start.ts'
import type { Development } from '../server/page-answers.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Nothing of Vite, and addresses that lead nowhere. */
export const development: Development = {
  assets: {
    buildId: 'test',
    loader: '/loader.js',
    consent: '/consent.js',
    question: '/question.js',
    stylesheets: () => [],
    stylesheet: () => undefined,
    mainFile: () => undefined,
    designer: { script: '/designer.js', preloads: [], stylesheets: ['/designer.css'] },
    office: { script: '/office.js', preloads: [], stylesheets: ['/office.css'] },
    canvas: ['/canvas.css'],
    islandSrc: (name) => `/${name}.js`,
  },
  transform: async (html) => html,
  middleware: (_request, _response, next) => next(),
}

/** An answer to somebody who follows no redirects. */
export interface Seen {
  readonly status: number
  readonly headers: Headers
  readonly html: string
  readonly location: string | undefined
}

/** Somebody with a browser that keeps cookies and runs no script. */
export interface Browser {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Seen>
  /** Sends a form as a page of ours would. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>> | FormData,
    headers?: Record<string, string>,
  ) => Promise<Seen>
  readonly cookies: ReadonlyMap<string, string>
}

export interface Instance extends Started {
  readonly dataDir: string
  /** Every line of the log, as it was written. */
  readonly log: readonly string[]
  readonly browser: () => Browser
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

async function start(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Instance> {
  const log: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) })
  const { config } = readConfig({ DEMO: '1', PORT: '0', OWNER_PASSWORD: 'correct horse', ...env, DATA_DIR: dataDir })
  const started = await startHost(config, logger, { folder: at('../..'), sites: at('../../../sites'), development })
  return { ...started, dataDir, log, browser: () => browserAt(started.url) }
}

/** The data of an instance that was started once, with its demo sites: a copy of them is faster than the import. */
let filled: Promise<string> | undefined
async function fillOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-filled-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await (await start(folder)).close()
  return folder
}

/** A whole instance with its demo sites, on a port of its own; with a password of its own it is a first start. */
export async function instance(env: Readonly<Record<string, string>> = {}): Promise<Instance> {
  if (env.DATA_DIR !== undefined) return start(env.DATA_DIR, env)
  const dataDir = temporaryFolder()
  if (env.OWNER_PASSWORD === undefined && env.DEMO === undefined) {
    filled ??= fillOnce()
    cpSync(await filled, dataDir, { recursive: true })
  }
  return start(dataDir, env)
}

function browserAt(url: string): Browser {
  const cookies = new Map<string, string>()
  async function ask(path: string, init: RequestInit): Promise<Seen> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie !== '' && { cookie }), ...(init.headers as Record<string, string>) },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = answer.headers.get('location') ?? undefined
    return { status: answer.status, headers: answer.headers, html: await answer.text(), location }
  }
  return {
    cookies,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, fields, headers = { 'sec-fetch-site': 'same-origin' }) =>
      ask(path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers,
      }),
  }
}
