import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const inspector = fileURLToPath(
  new URL('../../../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js', import.meta.url),
)
/** It keeps a list of servers where its user is at home. */
const home = mkdtempSync(join(tmpdir(), 'vitrine-inspector-'))
process.on('exit', () => rmSync(home, { recursive: true, force: true }))

const bin = fileURLToPath(new URL('../../../mcp/src/bin.ts', import.meta.url))

/** What a tool answers in the inspector. */
interface InspectedResult {
  readonly isError?: boolean
  readonly structuredContent?: unknown
  readonly content?: readonly { readonly type: string; readonly text?: string }[]
}

/** The inspector of the protocol's makers, as somebody types it: `npx @modelcontextprotocol/inspector --cli …`. */
export interface Inspector {
  /** Calls a method, and answers what it prints. @throws Error with what it says, where it fails. */
  // biome-ignore lint/suspicious/noExplicitAny: each task says what it expects of the answer
  method(name: string, ...args: readonly string[]): Promise<any>
  /** Calls a tool; answers its result, which must be none of an error. */
  // biome-ignore lint/suspicious/noExplicitAny: each task says what it expects of the answer
  tool(name: string, input?: object): Promise<any>
  /** What a tool says of why it did nothing. */
  refused(name: string, input?: object): Promise<string>
}

const said = (target: readonly string[], args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [inspector, '--cli', ...target, ...args],
      { maxBuffer: 64_000_000, env: { ...process.env, HOME: home } },
      // A tool that did nothing says why, and the inspector ends with an error too.
      (error, stdout, stderr) => (error && stdout.trim() === '' ? reject(new Error(stderr)) : resolve(stdout)),
    )
  })

/** The value of an argument: JSON, but for texts. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function inspectorOf(target: readonly string[]): Inspector {
  const method: Inspector['method'] = async (name, ...args) =>
    JSON.parse(await said(target, ['--method', name, ...args]))
  const call = async (name: string, input: object): Promise<InspectedResult> =>
    method(
      'tools/call',
      '--tool-name',
      name,
      ...Object.entries(input).flatMap(([key, value]) => ['--tool-arg', `${key}=${written(value)}`]),
    )
  const words = ({ content = [] }: InspectedResult) => content.map(({ text = '' }) => text).join('\n')
  return {
    method,
    async tool(name, input = {}) {
      const result = await call(name, input)
      if (result.isError) throw new Error(words(result))
      return result.structuredContent
    },
    async refused(name, input = {}) {
      const result = await call(name, input)
      if (!result.isError) throw new Error(`${name} has done it: ${JSON.stringify(result.structuredContent)}`)
      return words(result)
    },
  }
}

export const overHttp = (url: string, key: string): Inspector =>
  inspectorOf([`${url}/api/site/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${key}`])

export const overStdio = (url: string, key: string): Inspector =>
  inspectorOf(['-e', `VITRINE_URL=${url}`, '-e', `VITRINE_KEY=${key}`, process.execPath, bin])
