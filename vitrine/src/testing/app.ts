import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../run.ts'

const bin = fileURLToPath(new URL('../bin.ts', import.meta.url))
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

/** What a command answered. */
export interface Answered {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** An app in a folder of its own, in which the command is called as a person would. */
export interface App {
  readonly folder: string
  readonly write: (file: string, content: string | object) => void
  readonly read: (file: string) => string
  readonly json: <T>(file: string) => T
  readonly has: (file: string) => boolean
  /** Runs a command in this process, which is faster: everything but the first lines of `bin.ts`. */
  readonly vitrine: (...args: readonly string[]) => Promise<Answered>
  /** Runs it as a person would, as a process of its own. */
  readonly process: (...args: readonly string[]) => Promise<Answered>
  readonly remove: () => void
}

/** An app with the packages of this repository. */
export function makeApp(files: Readonly<Record<string, string | object>> = {}): App {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-cli-')))
  const path = (file: string) => join(folder, file)
  const write: App['write'] = (file, content) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
  const read = (file: string) => readFileSync(path(file), 'utf8')
  symlinkSync(modules, path('node_modules'))
  write('package.json', { name: 'app', private: true, type: 'module', devDependencies: { vitest: '*' } })
  for (const [file, content] of Object.entries(files)) write(file, content)
  return {
    folder,
    write,
    read,
    json: (file) => JSON.parse(read(file)),
    has: (file) => existsSync(path(file)),
    async vitrine(...args) {
      let [stdout, stderr] = ['', '']
      const code = await run(args, {
        cwd: folder,
        say: (line) => {
          stdout += `${line}\n`
        },
        warn: (line) => {
          stderr += `${line}\n`
        },
      })
      return { code, stdout, stderr }
    },
    process: (...args) =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [bin, ...args],
          { cwd: folder, maxBuffer: 200_000_000, env: { ...process.env, NODE_ENV: '', VITEST: '' } },
          (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
        )
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A section of an app: what customers say, in version 1. */
export const quoteV1 = `import { defineSection, viewParts } from '@vitrine/renderer'

const { Text } = viewParts<{ words: string; person?: string }>()

export const quote = defineSection({
  type: 'my-quote',
  icon: 'quote',
  props: {
    words: { type: 'string', default: 'What a customer says.', translatable: true },
    person: { type: 'string', translatable: true },
    note: { type: 'string' },
    size: { enum: ['normal', 'big'], default: 'normal', responsive: true },
  },
  view: ({ root }) => (
    <blockquote {...root}>
      <Text path="words" />
    </blockquote>
  ),
})
`

/** A section without a view, which is enough for what draws nothing: the renderer need not be loaded. */
export const withoutView = (section: string): string =>
  section
    .replace(
      /import .*\n/,
      'const defineSection = ({ props, ...rest }: any) => ({ spec: { version: 1, category: "text", presets: [], ...rest, props: { type: "object", additionalProperties: false, properties: props } } })\n',
    )
    .replace(/const \{ Text \}.*\n/, '')
    .replace(/ {2}view: [\s\S]*?\n {2}\),\n/, '')

/** The same in version 2, with the steps that bring along what was stored. */
export const quoteV2 = quoteV1
  .replaceAll('words', 'text')
  .replace("    note: { type: 'string' },\n", "    label: { type: 'string', default: 'New' },\n")
  .replace("'big'", "'large'")
  .replace(
    "  type: 'my-quote',",
    `  type: 'my-quote',
  version: 2,
  upgrades: {
    1: [
      { step: 'rename', from: 'words', to: 'text' },
      { step: 'change', path: 'size', change: (size) => (size === 'big' ? 'large' : size) },
      { step: 'remove', path: 'note' },
      { step: 'add', path: 'label', value: 'Kept' },
    ],
  },`,
  )

export const quoteList = `import { quote } from './quote.tsx'

export const sections = [quote]
`

/** A site with some pages, whose sections are in version 1. */
export function siteOf(
  ids: readonly string[],
  languages: readonly string[],
  settings: (page: number) => object,
): object {
  const component = (at: number) => `quote${String(at).padStart(3, '0')}`.slice(-8).padStart(8, 'q')
  return {
    draftsId: '1',
    name: 'Bolts & more',
    revision: 3,
    pagesList: ids.map((id, at) => ({
      id,
      pageType: at === 0 ? 'home' : 'pages',
      ...(at > 0 && { slug: id }),
      order: at,
      settings: { props: { name: id } },
    })),
    menuList: [],
    pageSchemaMap: Object.fromEntries(
      ids.map((id, at) => [
        id,
        { version: 1, root: [component(at)], components: { [component(at)]: { type: 'my-quote', version: 1 } } },
      ]),
    ),
    componentsSettingValues: Object.fromEntries(ids.map((_, at) => [component(at), settings(at)])),
    globalConfiguration: {
      themeSettings: [
        {
          _$id_: 'plain',
          name: 'Plain',
          colors: {
            primary: '#0b5cab',
            title: '#111111',
            subtitle: '#444444',
            text: '#222222',
            buttonText: '#ffffff',
            buttonBackground: '#0b5cab',
            buttonBorder: '#0b5cab',
            buttonTextHover: '#ffffff',
            buttonBackgroundHover: '#084a8a',
            buttonBorderHover: '#084a8a',
          },
        },
      ],
      openThemeId: 'plain',
      defaultLanguage: languages[0],
      languages: languages.map((code) => ({ code, enabled: true })),
    },
  }
}
