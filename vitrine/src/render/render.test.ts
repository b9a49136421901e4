import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeApp, quoteList, siteOf } from '../testing/app.ts'

/** A section that links to pages, to one that is none, to another site and to itself, with a picture and a form. */
const linker = `import { defineSection, viewParts } from '@vitrine/renderer'
import styles from './quote.module.css'

const { Text, Image } = viewParts<{ words: string; image?: object }>()

export const quote = defineSection({
  type: 'my-quote',
  props: {
    words: { type: 'string', default: 'Words', translatable: true },
    image: { $ref: 'image' },
    size: { enum: ['normal', 'big'], default: 'normal', responsive: true },
  },
  view: ({ root, props }) => (
    <section {...root} className={styles.quote}>
      <h1 id="top"><Text path="words" /></h1>
      {props.image?.src && <Image path="image" sizes="10rem" />}
      <a href="/">Home</a> <a href="/about?from=home#top">About</a> <a href="/pages/about">About again</a> <a href="/contact/">Contact</a>
      <a href="/product/m8">A product</a> <a href="https://example.com/">Elsewhere</a> <a href="#top">Up</a>
      <form method="post" action=""><input name="email" /></form>
    </section>
  ),
})
`
const about = ['home', 'about', 'contact']
const site = siteOf(about, ['en', 'de', 'ar'], (at) => ({
  props: { words: `Words & <${at}>`, image: { src: 'media/bolt.svg', alt: 'A bolt', width: 10, height: 10 } },
  editPropsByLangEnvMap: { de: { words: `Worte ${at}` } },
}))

const app = makeApp({
  'src/sections/index.ts': quoteList,
  'src/sections/quote.tsx': linker,
  'src/sections/quote.module.css': '.quote { color: rebeccapurple; }\n',
  'site.json': site,
  'files/media/bolt.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
})
afterAll(app.remove)

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(app.folder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(app.folder, folder, '/').length))
    .toSorted()

/** Follows every link, stylesheet, picture and language of every file from the start, as a web server would serve it. */
function crawl(folder: string, base: string, origin?: string) {
  const files = new Set(filesIn(folder))
  const dead: string[] = []
  const seen = new Set<string>()
  const waiting = [base]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const path = at.slice(base.length)
    const file = at.startsWith(base) ? (path === '' || path.endsWith('/') ? `${path}index.html` : path) : '?'
    if (!files.has(file)) {
      dead.push(at)
      continue
    }
    if (!file.endsWith('.html')) continue
    const page = new URL(at, 'http://files')
    for (const [, address = ''] of app.read(`${folder}/${file}`).matchAll(/\s(?:href|src|url)="([^"]+)"/g)) {
      const url = new URL(address.replace(origin ?? '\0', 'http://files').replaceAll('&amp;', '&'), page)
      if (url.origin === 'http://files') waiting.push(url.pathname)
    }
  }
  return { dead, seen }
}

it('draws every page in every language, and no link leads nowhere', async () => {
  const answer = await app.process('render', 'site.json', '--assets', 'files', '--origin', 'https://bolts.example')
  expect(answer).toMatchObject({ code: 0, stderr: '' })
  expect(answer.stdout).toContain('3 pages in en, de, ar: dist')
  expect(answer.stdout).toContain('Links without a page here are text now: /product/m8')
  expect(answer.stdout).toContain('9 forms left out')
  const pages = ['', 'de/', 'ar/'].flatMap((language) =>
    ['', 'about/', 'contact/'].map((page) => `${language}${page}index.html`),
  )
  const written = filesIn('dist')
  expect(written.filter((file) => file.endsWith('.html'))).toEqual(pages.toSorted())
  expect(written).toContain('media/bolt.svg')
  const { dead, seen } = crawl('dist', '/', 'https://bolts.example')
  expect(dead).toEqual([])
  for (const page of pages) expect(seen).toContain(`/${page.replace('index.html', '')}`)

  const german = app.read('dist/de/about/index.html')
  expect(german).toMatch(/^<!doctype html><html lang="de" dir="ltr">/)
  expect(german).toContain('<link rel="canonical" href="https://bolts.example/de/about/"/>')
  expect(german).toContain('<link rel="alternate" hrefLang="ar" href="https://bolts.example/ar/about/"/>')
  expect(german).toContain('<link rel="alternate" hrefLang="x-default" href="https://bolts.example/about/"/>')
  expect(german).toContain('Worte 1')
  expect(german).toContain('href="/de/about/#top"')
  expect(german).toContain('<a href="/de/">Home</a>')
  expect(german).toContain('<a href="/de/contact/">Contact</a>')
  expect(german).not.toContain('<form')
  expect(app.read('dist/ar/index.html')).toContain('dir="rtl"')
  expect(app.read('dist/index.html')).toContain('Words &amp; &lt;0&gt;')

  const [, stylesheet = ''] = german.match(/<link rel="stylesheet" href="\/([^"]+)"/) ?? []
  const css = app.read(`dist/${stylesheet}`)
  const [, name = ''] =
    german.match(/data-section="my-quote"[^>]*class="([^"]+)"/) ??
    german.match(/class="([^"]+)"[^>]*data-section="my-quote"/) ??
    []
  expect(css).toContain(`.${name} { color: rebeccapurple; }`)
  expect(css).toContain('[data-vitrine]')
})

it('puts the default language under its path, the whole under another one, and sends forms to a service', async () => {
  const options = ['--out', 'other', '--prefix-default', '--base', '/shop', '--language', 'en', '--language', 'de']
  const service = ['--forms', 'https://service.example/bolts', '--elsewhere', 'https://service.example/bolts']
  expect(await app.vitrine('render', 'site.json', ...options, ...service)).toMatchObject({ code: 0 })
  expect(filesIn('other').filter((file) => file.endsWith('.html'))).toHaveLength(7)
  const { dead, seen } = crawl('other', '/shop/')
  expect(dead).toEqual(['/shop/media/bolt.svg'])
  expect(seen).toContain('/shop/en/contact/')
  expect(seen).toContain('/shop/de/contact/')
  const page = app.read('other/en/about/index.html')
  expect(page).toContain('action="https://service.example/bolts/pages/about"')
  expect(page).toContain('href="https://service.example/bolts/product/m8"')
  expect(app.read('other/de/index.html')).toContain('action="https://service.example/bolts/?language=de"')
})

it('says what it cannot do', async () => {
  app.write('full/kept.txt', 'kept')
  app.write('two/one.json', site)
  app.write('two/other.json', site)
  const answers = [
    await app.vitrine('render', 'site.json', '--out', 'full'),
    await app.vitrine('render', 'nowhere.json', '--out', 'new'),
    await app.vitrine('render', 'two', '--out', 'new'),
    await app.vitrine('render', 'site.json', '--out', 'new', '--origin', 'bolts.example'),
    await app.vitrine('render', 'site.json', '--out', 'new', '--language', 'fr'),
  ]
  expect(answers.map(({ code }) => code)).toEqual([3, 3, 3, 3, 3])
  expect(answers[0]?.stderr).toContain('The folder full is not empty.')
  expect(answers[2]?.stderr).toContain('several sites')
  expect(answers[3]?.stderr).toContain('--origin is an address')
  expect(answers[4]?.stderr).toContain('The site does not speak fr; it speaks en, de, ar.')
  expect(filesIn('full')).toEqual(['kept.txt'])
})
