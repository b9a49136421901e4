import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { enabledLanguages, pageAddress, type SiteDocument } from '@vitrine/model'
import type { ModuleLoader } from '../sections/section-server.ts'
import { type AddressRules, addressOf, fileOf, isStatic, pagesByPath } from './addresses.ts'
import type { DrawnPage, DrawQuestion } from './draw.tsx'
import { filesIn, markedFile, rewriteHtml } from './rewrite-html.ts'
import { wordsIn } from './words.ts'

/** How a site is drawn as files. */
export interface WriteOptions {
  readonly cwd: string
  readonly folder: string
  readonly rules: AddressRules
  /** The languages that are drawn; all that are enabled, when left out. */
  readonly languages: readonly string[] | undefined
  readonly origin: string | undefined
  /** The stylesheet of all pages, below the base. */
  readonly stylesheet: string
  /** Where forms are sent: `https://shop.example/demo`; they are left out, when left out. */
  readonly forms: string | undefined
  /** Where what is no page here is served; links to it become text, when left out. */
  readonly elsewhere: string | undefined
  /** The folder that pictures and files are copied from; they are left where they are, when left out. */
  readonly assets: string | undefined
  readonly texts: string | undefined
  readonly ask: DrawQuestion['ask']
}

/** What was written, and what of it is not as in the document. */
export interface WrittenSite {
  readonly pages: number
  readonly languages: readonly string[]
  readonly copied: number
  /** Files that pages load and the folder does not have. */
  readonly missingFiles: readonly string[]
  /** Pages that show one content each: they need the service. */
  readonly leftOut: readonly string[]
  /** Links that lead nowhere, and are text now. */
  readonly deadLinks: readonly string[]
  readonly formsLeftOut: number
  /** What the drawing told, by kind. */
  readonly warnings: Readonly<Record<string, number>>
}

type Draw = (question: DrawQuestion) => Promise<DrawnPage>

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** A page that leads to the one in the default language, for who comes to the bare address. */
const redirectTo = (address: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>…</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${address}"></head><body><a href="${address}">${address}</a></body></html>`

/** A picture as documents name it, `media/a.webp`, at the base of the site. */
const assetAt =
  (base: string) =>
  (src: string): string =>
    /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(src) ? src : base + src

/** The service is told the language by a parameter. */
function withLanguage(address: string, language: string): string {
  const url = new URL(address)
  url.searchParams.set('language', language)
  return url.href
}

const joined = (service: string, path: string): string => service.replace(/\/$/, '') + path

/** Copies what the pages load; answers what is not there. */
function copyFiles(files: ReadonlySet<string>, from: string, { folder, rules }: WriteOptions) {
  const missing: string[] = []
  let copied = 0
  for (const file of files) {
    const path = file.startsWith(rules.base) ? file.slice(rules.base.length) : file.replace(/^\//, '')
    const [source, target] = [join(from, path), join(folder, path)]
    if (existsSync(target)) continue
    // A path that leads out of the folder is no file of the site.
    if (!source.startsWith(join(from, '/')) || !existsSync(source)) missing.push(file)
    else {
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
      copied += 1
    }
  }
  return { copied, missing }
}

/** Draws every page of a site in every language, as files that any web server serves. */
export async function writeSite(
  site: SiteDocument,
  sections: DrawQuestion['sections'],
  draw: Draw,
  loader: ModuleLoader,
  options: WriteOptions,
): Promise<WrittenSite> {
  const { cwd, folder, rules, origin, stylesheet } = options
  const languages = options.languages ?? enabledLanguages(site.globalConfiguration)
  const pages = site.pagesList.filter(isStatic)
  const byPath = pagesByPath(pages)
  const home = pages.find(({ pageType }) => pageType === 'home') ?? pages[0]
  const files = new Set<string>()
  const deadLinks = new Set<string>()
  const warnings: Record<string, number> = {}
  let formsLeftOut = 0
  for (const language of languages) {
    const texts = await wordsIn(language, { cwd, loader, folder: options.texts })
    for (const page of pages) {
      const own = (code: string) => addressOf(page, code, rules)
      const absolute = (address: string) => (origin === undefined ? address : new URL(address, origin).href)
      const byLanguage = languages.map((code) => ({ language: code, href: absolute(own(code)) }))
      // As the service calls it, so that sections and forms find themselves there.
      const path = pageAddress(page.pageType, page.slug)
      const drawn = await draw({
        sections,
        site,
        page: page.id,
        language,
        path,
        home: '/',
        languages: languages.length > 1 ? languages.map((code) => ({ code, href: markedFile(own(code)) })) : [],
        texts,
        asset: assetAt(rules.base),
        ask: options.ask,
        head: {
          stylesheet: rules.base + stylesheet,
          canonical: origin === undefined ? undefined : absolute(own(language)),
          alternates:
            languages.length > 1
              ? [...byLanguage, { language: 'x-default', href: absolute(own(rules.defaultLanguage)) }]
              : [],
        },
      })
      for (const { kind } of drawn.warnings) warnings[kind] = (warnings[kind] ?? 0) + 1
      const { forms, elsewhere } = options
      const inLanguage = (address: string) =>
        language === site.globalConfiguration.defaultLanguage ? address : withLanguage(address, language)
      const rewritten = rewriteHtml(drawn.html, {
        pageAt(asked) {
          const target = byPath.get(asked)
          return target && addressOf(target, language, rules)
        },
        elsewhere: (asked) => (elsewhere === undefined ? undefined : inLanguage(joined(elsewhere, asked))),
        formAction:
          forms === undefined
            ? undefined
            : (action) => inLanguage(joined(forms, action.startsWith('/') ? action : path)),
      })
      for (const link of rewritten.deadLinks) deadLinks.add(link)
      formsLeftOut += rewritten.formsLeftOut
      for (const file of filesIn(rewritten.html)) files.add(file)
      write(folder, fileOf(page, language, rules), rewritten.html)
    }
  }
  if (rules.isDefaultPrefixed && home)
    write(folder, 'index.html', redirectTo(addressOf(home, rules.defaultLanguage, rules)))
  const { copied, missing } =
    options.assets === undefined ? { copied: 0, missing: [] } : copyFiles(files, options.assets, options)
  return {
    pages: pages.length,
    languages,
    copied,
    missingFiles: missing,
    leftOut: site.pagesList.filter((page) => !isStatic(page)).map(({ id }) => id),
    deadLinks: [...deadLinks],
    formsLeftOut,
    warnings,
  }
}
