import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { enabledLanguages, type SiteDocument } from '@vitrine/model'
import { type CommandContext, CommandError, defineCommand, exitCodes, sharedOptions } from '../command.ts'
import { type ReadSite, readDocuments } from '../documents/read-documents.ts'
import { ownModule } from '../sections/own-module.ts'
import type { ModuleLoader } from '../sections/section-server.ts'
import { withSections } from '../sections/with-sections.ts'
import type { DrawQuestion } from './draw.tsx'
import { writeStylesheet } from './stylesheets.ts'
import { type WriteOptions, type WrittenSite, writeSite } from './write-site.ts'

type DrawModule = typeof import('./draw.tsx')

const { sections, help, json } = sharedOptions

/** @throws CommandError when an address is none. */
function urlOf(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new CommandError(`--${option} is an address such as https://example.com, and not ${given}.`)
  return given
}

const baseOf = (given: string): string => `/${given}/`.replaceAll(/\/+/g, '/')

/** @throws CommandError when the folder holds something already. */
function emptyFolder(cwd: string, given: string, isForced: boolean): string {
  const folder = resolve(cwd, given)
  if (!isForced && existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandError(`The folder ${given} is not empty. Name another one, or write over it with --force.`)
  return folder
}

/** @throws CommandError when the site does not speak one of them. */
function languagesOf(site: SiteDocument, asked: readonly string[] | undefined): readonly string[] | undefined {
  const known = site.globalConfiguration.languages.map(({ code }) => code)
  for (const language of asked ?? [])
    if (!known.includes(language))
      throw new CommandError(`The site does not speak ${language}; it speaks ${known.join(', ')}.`)
  return asked
}

/** The function that answers what sections list. @throws CommandError when the module exports none. */
async function askOf(cwd: string, given: string | undefined, loader: ModuleLoader): Promise<DrawQuestion['ask']> {
  if (given === undefined) return undefined
  const exports = await loader.load(resolve(cwd, given))
  const ask = exports.ask ?? exports.default
  if (typeof ask !== 'function')
    throw new CommandError(`${given} exports no function: export const ask = ({ call, question }) => …`)
  return ask as DrawQuestion['ask']
}

async function oneSite(path: string, cwd: string, loader: ModuleLoader): Promise<ReadSite> {
  const found = (await readDocuments([path], cwd, loader)).filter((one): one is ReadSite => one.kind === 'site')
  const [first] = found
  if (!first) throw new CommandError(`${path} holds no site that can be drawn.`)
  if (found.length > 1)
    throw new CommandError(`${path} holds several sites. Name one of them: ${found.map(({ name }) => name).join(', ')}`)
  return first
}

function tell(written: WrittenSite, folder: string, { say }: CommandContext): void {
  const { pages, languages, copied, missingFiles, leftOut, deadLinks, formsLeftOut, warnings } = written
  say(`${pages} pages in ${languages.join(', ')}: ${folder}`)
  if (copied > 0) say(`${copied} files copied`)
  if (missingFiles.length > 0)
    say(
      `${missingFiles.length} files are not there: ${missingFiles.slice(0, 5).join(', ')}${missingFiles.length > 5 ? ' …' : ''}`,
    )
  if (leftOut.length > 0) say(`Left out, since each shows a content of the service: ${leftOut.join(', ')}`)
  if (deadLinks.length > 0) say(`Links without a page here are text now: ${deadLinks.join(', ')}`)
  if (formsLeftOut > 0) say(`${formsLeftOut} forms left out; --forms <url> sends them to a service`)
  for (const [kind, count] of Object.entries(warnings)) say(`${count} × ${kind}`)
}

export const render = defineCommand({
  usage: '<site>',
  about: [
    'Draws every page of a site in every language as files that any web server serves: /about/, /de/about/.',
    'Links lead to these files, and say where the other languages are. No script is written: what needs one is left as it is drawn.',
    '',
    'Exit code: 0 done, 3 it could not be done.',
  ],
  options: {
    out: { type: 'string', value: '<folder>', help: 'where the files are written; dist when left out' },
    force: { type: 'boolean', help: 'write over what is in that folder' },
    language: { type: 'string', multiple: true, value: '<code>', help: 'only this language; may stand several times' },
    'prefix-default': { type: 'boolean', help: 'the default language under its path too: /en/about/' },
    base: { type: 'string', value: '<path>', help: 'path that the files are served under; / when left out' },
    origin: { type: 'string', value: '<url>', help: 'where they are served, for canonical addresses and hreflang' },
    forms: { type: 'string', value: '<url>', help: 'the site at the service that takes forms; left out without it' },
    elsewhere: { type: 'string', value: '<url>', help: 'where links lead that have no page here; text without it' },
    assets: {
      type: 'string',
      value: '<folder>',
      help: 'copy pictures and files from here; left where they are without it',
    },
    style: {
      type: 'string',
      multiple: true,
      value: '<file>',
      help: 'a stylesheet of your own; may stand several times',
    },
    texts: { type: 'string', value: '<folder>', help: 'words of your sections by language: de.json' },
    data: { type: 'string', value: '<module>', help: 'module whose function ask answers what sections list' },
    sections,
    json,
    help,
  },
  async run(values, [path, ...more], context) {
    const { cwd, say } = context
    if (path === undefined || more.length > 0)
      throw new CommandError('Name one site: vitrine render data/published.json')
    const out = values.out ?? 'dist'
    const folder = emptyFolder(cwd, out, values.force === true)
    const [origin, forms, elsewhere] = [
      urlOf('origin', values.origin),
      urlOf('forms', values.forms),
      urlOf('elsewhere', values.elsewhere),
    ]
    // React of servers, and no warnings on the console.
    process.env.NODE_ENV ??= 'production'
    return withSections(cwd, values.sections, async ({ loader, sections: loaded, canDraw }) => {
      if (!canDraw) throw new CommandError('Name the module of the sections that draw: --sections <file>')
      const { site } = await oneSite(path, cwd, loader)
      const { drawPage, themeFonts } = (await loader.load(ownModule('render/draw'))) as unknown as DrawModule
      const all = loaded as unknown as DrawQuestion['sections']
      const full = resolve(cwd, path)
      const assets = values.assets ?? (existsSync(full) && statSync(full).isDirectory() ? path : undefined)
      const stylesheet = await writeStylesheet({
        cwd,
        loader,
        fonts: themeFonts(site),
        own: values.style ?? [],
        folder: join(folder, 'assets'),
      })
      const { defaultLanguage } = site.globalConfiguration
      const languages = languagesOf(site, values.language)
      const spoken = languages ?? enabledLanguages(site.globalConfiguration)
      const options: WriteOptions = {
        cwd,
        folder,
        rules: {
          base: baseOf(values.base ?? '/'),
          defaultLanguage: spoken.includes(defaultLanguage) ? defaultLanguage : (spoken[0] ?? defaultLanguage),
          isDefaultPrefixed: values['prefix-default'] === true,
        },
        languages,
        origin,
        stylesheet: `assets/${stylesheet}`,
        forms,
        elsewhere,
        assets: assets === undefined ? undefined : resolve(cwd, assets),
        texts: values.texts,
        ask: await askOf(cwd, values.data, loader),
      }
      const written = await writeSite(site, all, drawPage, loader, options)
      if (values.json === true) say(JSON.stringify(written, null, 2))
      else tell(written, out, context)
      return exitCodes.done
    })
  },
})
