import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createStylesheets, serveStylesheets } from './stylesheets.ts'

const frame = { name: 'assets/frame.css', css: '.frame{}' }
const files = (banner = '.banner{}') =>
  new Map([
    ['base', [{ name: 'assets/base.css', css: '.base{}' }]],
    ['banner', [frame, { name: 'assets/banner.css', css: banner }]],
    ['columns', [frame, { name: 'assets/columns.css', css: '.columns{}' }]],
    ['footer', [{ name: 'assets/footer.css', css: '.footer{}' }]],
  ])
const sheets = createStylesheets(files())
const fileOf = (names: readonly string[], of = sheets) => of.hrefOf(names).replace('/builds/styles/', '')
const textOf = async (file: string) => String(await sheets.find(file)?.body('identity'))

test('a page has one stylesheet, with what its sections need and nothing else', async () => {
  const file = fileOf(['base', 'banner', 'columns'])
  expect(file).toMatch(/^base\.banner\.columns\.[0-9a-f]{12}\.css$/)
  expect(await textOf(file)).toBe('.base{}\n.frame{}\n.banner{}\n.columns{}')
})

test('however its sections are ordered and repeated, a set has one address', () => {
  expect(fileOf(['columns', 'base', 'banner', 'columns'])).toBe(fileOf(['base', 'banner', 'columns']))
})

test('what sections share stands in one order on every page', async () => {
  const [card, head] = ['card', 'head'].map((name) => ({ name, css: `.${name}{}` })) as [typeof frame, typeof frame]
  const { hrefOf, find } = createStylesheets(
    new Map([
      ['parts-card', [head, card]],
      ['parts-head', [head]],
      ['news', [card, head, { name: 'news', css: '.news{}' }]],
      ['quotes', [head, card, { name: 'quotes', css: '.quotes{}' }]],
    ]),
  )
  for (const name of ['news', 'quotes']) {
    const sheet = find(hrefOf([name]).replace('/builds/styles/', ''))
    expect(String(await sheet?.body('identity'))).toBe(`.head{}\n.card{}\n.${name}{}`)
  }
})

test('what a document has already is left out: files, not names', async () => {
  const file = fileOf(['base', 'columns', 'footer'])
  const rest = async (without: string) => String(await sheets.find(file, without)?.body('identity'))
  expect(await rest('base.banner')).toBe('.columns{}\n.footer{}')
  expect(await rest('base.columns.footer')).toBe('')
  expect(await rest('')).toBe(await textOf(file))
  expect(await rest('nothing.__proto__')).toBe(await textOf(file))
  // Of another build nothing is the same.
  const other = file.replace(/[0-9a-f]{12}\.css$/, '0123456789ab.css')
  expect(String(await sheets.find(other, 'base.banner')?.body('identity'))).toBe(await textOf(file))
})

test('an address changes with its content, and only then', () => {
  const other = createStylesheets(files('.banner{color:red}'))
  expect(fileOf(['base', 'banner'], other)).not.toBe(fileOf(['base', 'banner']))
  expect(fileOf(['base', 'footer'], other)).toBe(fileOf(['base', 'footer']))
})

test('names that are unknown, disordered or repeated lead nowhere', () => {
  const hash = '0123456789ab'
  for (const file of [
    `base.nothing.${hash}.css`,
    `banner.base.${hash}.css`,
    `base.base.${hash}.css`,
    `.${hash}.css`,
    `base.css`,
    `${hash}.css`,
    `__proto__.${hash}.css`,
    `base.${hash}.css.map`,
  ])
    expect(sheets.find(file), file).toBeUndefined()
})

test('a page may hold every section there is', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `section-of-kind-${at}`)
  const { hrefOf, find } = createStylesheets(new Map(names.map((name) => [name, [{ name, css: `.${name}{}` }]])))
  const app = Fastify()
  serveStylesheets(app, find)
  const { statusCode, body } = await app.inject(hrefOf(names))
  expect([statusCode, body]).toEqual([200, names.map((name) => `.${name}{}`).join('\n')])
})
