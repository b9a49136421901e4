import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, inMatrix, isWhole, phone, shiftOf, watchShifts } from './pages.ts'

const root = join(import.meta.dirname, '../..')

/** The public sites and the languages that they are whole in. */
const sites = [
  { home: '/demo', languages: ['en', 'zh', 'de', 'es', 'ar'] },
  { home: '/acme', languages: ['en', 'fr'] },
]

/** Every key of a word: none may be read on a page. */
const keys = new Set(
  globSync('{schemas,renderer,host}/texts/en.json', { cwd: root })
    .concat(globSync('sections/src/**/texts.en.json', { cwd: root }))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object)),
)
const missing = /\b(?:undefined|NaN|\[object \w+\]|Invalid Date)\b|\{\{/

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')

/** What is missing on a page that is there: words that nobody wrote, or that nobody translated. */
function gapsIn(html: string, language: string): readonly string[] {
  const text = textOf(html)
  const raw = text.split(/\s+/).filter((word) => keys.has(word) && word.includes('.'))
  const broken = missing.exec(text)?.[0]
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  // A text in another language says so; the names of languages are in their own everywhere.
  const foreign = [...main.matchAll(/<(?!html)[a-z0-9]+[^>]* lang="([^"]+)"[^>]*>([^<]{0,60})/g)]
    .filter(([, lang]) => lang !== language)
    .map(([, lang, words]) => `${lang}: ${words}`)
  const titles = html.match(/<h1\b/g)?.length ?? 0
  return [...raw, ...(broken ? [broken] : []), ...foreign, ...(titles === 1 ? [] : [`${titles} titles`])]
}

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').split('#')[0] as string)
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))

/** Filters of lists multiply without end: one value of each kind stands for all, on the list as it is. */
function isOneOfMany(link: string, kinds: Set<string>): boolean {
  const names = [...new URLSearchParams(link.split('?')[1]).keys()].filter((name) => name !== 'language')
  const [first = ''] = names
  if (!names.some((name) => name.startsWith('f.'))) return false
  if (names.length > 1 || kinds.has(first)) return true
  kinds.add(first)
  return false
}

/** Every page that can be reached from a home page, by its address, and what is wrong with it. */
async function crawl(request: APIRequestContext, home: string, language: string) {
  const start = language === 'en' ? home : `${home}?language=${language}`
  const pages: string[] = []
  const problems: string[] = []
  const known = new Set([start])
  const kinds = new Set<string>()
  const waiting = [start]
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await request.get(address, { maxRedirects: 3 })
    if (answer.status() !== 200) problems.push(`${address}: ${answer.status()}`)
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue
    const html = await answer.text()
    pages.push(address)
    problems.push(...gapsIn(html, language).map((gap) => `${address}: ${gap}`))
    for (const link of linksIn(html)) {
      const isOther =
        !link.startsWith(home) || (new URLSearchParams(link.split('?')[1]).get('language') ?? 'en') !== language
      if (known.has(link) || isOther || isOneOfMany(link, kinds)) continue
      known.add(link)
      waiting.push(link)
    }
  }
  return { pages, problems }
}

/** The same walk every time: what fails once, fails again. */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state
  }
  return items
    .map((item) => [next(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight * 0.8) {
      scrollTo({ top: at, behavior: 'instant' })
      // Nobody scrolls on before what is there is drawn.
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  // Pictures further down have come by then; a film may keep its connection open for as long as it likes.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
}

/** A few pages of each site; `npm run test:all` walks them all, in every language. */
const steps = isWhole ? Number.POSITIVE_INFINITY : 4

for (const { home, languages } of sites)
  for (const [at, language] of (isWhole ? languages : languages.slice(0, 1)).entries())
    test(
      `${home} in ${language}: every link leads to a page, no word is missing, and nothing moves on a walk`,
      inMatrix,
      async ({ page, request }) => {
        test.setTimeout(900_000)
        const { pages, problems } = await crawl(request, home, language)
        expect(problems).toEqual([])
        expect(pages.length).toBeGreaterThan(10)
        const complaints = complaintsOf(page)
        await page.addInitScript(watchShifts)
        for (const [step, address] of shuffled(pages, 20261120 + at)
          .slice(0, steps)
          .entries()) {
          await page.setViewportSize(step % 2 === 0 ? phone : desktop)
          await page.goto(address)
          await page.evaluate(() => document.fonts.ready)
          // A title may break elsewhere in its own font than in the one that stood in for it: good is up to 0.1.
          const whileLoading = await shiftOf(page)
          expect(whileLoading, `${address} moves while it loads`).toBeLessThanOrEqual(0.1)
          await scrollThrough(page)
          expect(complaints, address).toEqual([])
          expect((await shiftOf(page)) - whileLoading, `${address} moves`).toBeLessThanOrEqual(0.02)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(overflow, `${address} is wider than its window`).toBeLessThanOrEqual(0)
        }
      },
    )
