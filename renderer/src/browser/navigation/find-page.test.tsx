import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPage } from './find-page.ts'
import { readView } from './view.ts'

interface Written {
  readonly language?: string
  readonly build?: string
  readonly site?: string
  readonly release?: string | undefined
  readonly tags?: string
}

const pageHtml = ({ language = 'en', build = 'one', site = '7', release = 'r1', tags }: Written) =>
  `<html lang="${language}"><head><title>Bolts</title></head><body>
    <main id="main"><form method="post"><textarea name="message" tabindex="0"></textarea></form></main>
    ${tags === undefined ? '' : `<script type="application/json" id="tags">${tags}</script>`}
    <script data-build="${build}" data-site="${site}"${release && ` data-release="${release}"`}></script>
  </body></html>`
const parsed = (page: Written): Document => new DOMParser().parseFromString(pageHtml(page), 'text/html')

/** The page that is shown. */
function shows(page: Written): void {
  const { documentElement, body } = parsed(page)
  document.documentElement.lang = documentElement.lang
  document.body.replaceChildren(...body.childNodes)
}
/** Whether a page is shown without a document of its own, as one that was kept when it was left. */
const isShown = async (page: Written): Promise<boolean> =>
  (await findPage(new URL('/demo/products', location.href), readView(parsed(page)))).view !== undefined

beforeEach(() => shows({}))
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('lang')
})

it.each<[string, Written, boolean]>([
  ['of the same build, site and language', {}, true],
  ['of another release', { release: 'r2' }, true],
  ['that says of no release', { release: '' }, false],
  ['of another site', { site: '8' }, false],
  ['in another language', { language: 'de' }, false],
  ['with tags that were agreed to meanwhile', { tags: '{"choice":"a"}' }, false],
  ['of another build', { build: 'two' }, false],
])('a page %s: shown without a document %#', async (_what, page, isFitting) => {
  expect(await isShown(page)).toBe(isFitting)
})

it('R96 a page of another build is shown without a document while something is typed, and no other that does not fit', async () => {
  const message = document.querySelector('textarea') as HTMLTextAreaElement
  message.value = '120 bolts, please'
  expect(await isShown({ build: 'two' })).toBe(true)
  expect(await isShown({ build: 'two', language: 'de' })).toBe(false)
  expect(await isShown({ site: '8' })).toBe(false)
  message.value = ''
  expect(await isShown({ build: 'two' })).toBe(false)
})

it('a page with the same tags as the one that is shown needs no document', async () => {
  shows({ tags: '{"choice":"am"}' })
  expect(await isShown({ tags: '{"choice":"am"}' })).toBe(true)
  expect(await isShown({})).toBe(false)
})
