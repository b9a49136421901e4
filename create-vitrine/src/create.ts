#!/usr/bin/env node
// npm create vitrine@latest [folder] -- --template vite
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts'

const templates = [
  { value: 'vite', label: 'Vite', hint: 'React in the browser', parts: ['start', 'jsx'] },
  { value: 'next', label: 'Next', hint: 'App Router', parts: ['start', 'jsx', 'server'] },
  { value: 'react-router', label: 'React Router', hint: 'framework mode', parts: ['start', 'jsx', 'server'] },
  { value: 'astro', label: 'Astro', hint: 'with React', parts: ['start', 'jsx', 'server'] },
  { value: 'node', label: 'Node', hint: 'a server without a framework', parts: ['start', 'server'] },
  { value: 'site', label: 'Site', hint: 'the whole service with sections of your own', parts: [] },
  { value: 'plugin', label: 'Plugin', hint: 'a pack of sections for sites', parts: [] },
] as const

type Template = (typeof templates)[number]['value']

const own = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Ends with a line that says what to do. */
function end(message: string): never {
  console.error(message)
  process.exit(2)
}

const usage = `npm create vitrine@latest [folder] -- --template ${templates.map(({ value }) => value).join('|')} [--prefix acme]`

/** What was answered; an end of the questions ends the command. */
function answered<T>(answer: T): Exclude<T, symbol> {
  if (!isCancel(answer)) return answer as Exclude<T, symbol>
  cancel('Nothing was created.')
  process.exit(1)
}

const isTemplate = (name: string): name is Template => templates.some(({ value }) => value === name)

/** Why a folder cannot be begun in; nothing, where it can. */
function folderProblem(folder: string): string | undefined {
  if (folder.trim() === '') return 'Enter the name of a folder.'
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return `The folder ${folder} is not empty. Choose another one.`
  return undefined
}

/** A name that npm takes: lower case, with hyphens. */
const packageName = (folder: string): string =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[-._]+|[-._]+$/g, '') || 'my-site'

/** Words of names that say nothing of whose the sections are. */
const general = new Set(['app', 'my', 'new', 'pack', 'plugin', 'sections', 'site', 'test', 'vitrine', 'web', 'website'])

/** What the types of sections of an app begin with, made of its name: `acme-sections` → `acme`. */
function prefixOf(folder: string): string {
  const words = packageName(folder)
    .split(/[^a-z0-9]+/)
    .filter((word) => /^[a-z]/.test(word) && !general.has(word))
  return words[0]?.slice(0, 12) ?? 'own'
}

const prefixRule = 'Use lower-case letters and digits, such as acme.'
const isPrefix = (prefix: string): boolean => /^[a-z][a-z0-9]{0,19}$/.test(prefix)

/** Templates write their own prefix, so that they are code which runs: `acme` that of plugins, `my` all others. */
function withPrefix(text: string, template: Template, prefix: string): string {
  if (template === 'plugin') return text.replaceAll(/\bacme\b/g, prefix)
  return text.replaceAll(/\bmy-quote\b/g, `${prefix}-quote`).replaceAll("prefix: 'my'", `prefix: '${prefix}'`)
}

/** Files that npm would treat as its own in a package are stored under another name. */
const storedNames: Readonly<Record<string, string>> = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
  '_env.example': '.env.example',
  _dockerignore: '.dockerignore',
}

/** Copies what all templates begin with, then the template; `{{name}}` and `{{version}}` are filled in. */
function create(folder: string, template: Template, prefix: string): void {
  const { version } = JSON.parse(readFileSync(own('package.json'), 'utf8')) as { version: string }
  mkdirSync(folder, { recursive: true })
  const parts = templates.find(({ value }) => value === template)?.parts ?? []
  // What stands in the template itself comes last, and counts.
  for (const part of [...parts, template]) cpSync(own(`templates/${part}`), folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, dirname(name), storedNames[basename(name)] ?? basename(name))
    if (file !== join(folder, name)) renameSync(join(folder, name), file)
    if (!/\.(md|json|html|astro|tsx?)$/.test(file)) continue
    const text = readFileSync(file, 'utf8')
    const named = withPrefix(text, template, prefix)
    writeFileSync(file, named.replaceAll('{{name}}', packageName(folder)).replaceAll('{{version}}', `^${version}`))
  }
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  if (positionals.length > 1) end(`Name one folder. ${usage}`)
  const wanted = values.template
  if (wanted !== undefined && !isTemplate(wanted)) end(`There is no template “${wanted}”. ${usage}`)
  const [given] = positionals
  if (values.prefix !== undefined && !isPrefix(values.prefix)) end(`“${values.prefix}” is no prefix. ${prefixRule}`)
  const asks = given === undefined || wanted === undefined
  if (asks && !process.stdin.isTTY) end(`Name a folder and a template. ${usage}`)
  if (asks) intro('Vitrine')
  const folder =
    given ??
    answered(
      await text({
        message: 'Name of the folder',
        initialValue: 'my-site',
        validate: (name = '') => folderProblem(name),
      }),
    )
  const problem = folderProblem(folder)
  if (problem !== undefined) end(problem)
  const template =
    wanted ??
    answered(
      await select<Template>({
        message: 'What the app is built with',
        options: templates.map(({ value, label, hint }) => ({ value, label, hint })),
      }),
    )
  const prefix =
    values.prefix ??
    (asks
      ? answered(
          await text({
            message: 'What the types of your sections begin with',
            initialValue: prefixOf(folder),
            validate: (written = '') => (isPrefix(written) ? undefined : prefixRule),
          }),
        )
      : prefixOf(folder))
  create(folder, template, prefix)
  const next = [`cd ${folder}`, 'npm install', template === 'plugin' ? 'npm test' : 'npm run dev']
    .map((line) => `  ${line}`)
    .join('\n')
  const done = `Created ${folder} from the template “${template}”. Next:\n${next}`
  if (asks) outro(done)
  else console.log(done)
}

/** @throws never: what is not known ends the command, and says what is. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { template: { type: 'string', short: 't' }, prefix: { type: 'string' } },
    })
  } catch (error) {
    return end(`${(error as Error).message}\n${usage}`)
  }
}

await main()
