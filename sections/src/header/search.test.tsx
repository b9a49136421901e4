import { render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { islandStage, StageProvider } from '@vitrine/renderer/internal'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'
import { addressLike } from './search-addresses.ts'
import searchField from './search-field.island.tsx'

const bolt = { name: 'Hex bolt', url: '/product/hex-bolt' }
const about = { name: 'About bolts', url: '/pages/about' }

/** Answers as the service would, and notes what was asked. */
function answering(answer: (q: string) => object | undefined) {
  const asked: { readonly q: string | null; readonly client: string | null; readonly language: string | null }[] = []
  const before = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const headers = new Headers(init?.headers)
    expect(pathname).toBe('/api/site/v1/site/suggest')
    const q = searchParams.get('q')
    asked.push({ q, client: headers.get('client-id'), language: headers.get('lang') })
    const data = answer(q ?? '')
    return data ? Response.json({ data }) : new Response('', { status: 503 })
  }
  onTestFinished(() => {
    globalThis.fetch = before
  })
  return asked
}

const field = (language = 'en') =>
  render(
    <StageProvider
      stage={islandStage({
        language,
        direction: 'ltr',
        words: {
          'header.findProducts': 'Search products',
          'header.suggestions': 'Suggestions',
          'header.suggestionsFound': 'Suggestions: {{count}}',
          'header.products': 'Products',
          'header.pages': 'Pages',
        },
      })}
    >
      <form>
        <searchField.component client="demo" address="/demo/products?language=de" value="" />
      </form>
    </StageProvider>,
  )

afterEach(() => document.body.replaceChildren())

test('is a form that leads to the products without script, and keeps the language', () => {
  const { getByRole } = drawSection('header', {
    props: { showSearch: true },
    visit: { path: '/products', query: { q: 'm8' } },
  })
  const form = getByRole('combobox', { name: 'Search products' }).closest('form') as HTMLFormElement
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/products'])
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ q: 'm8' })
  within(form).getByRole('button', { name: 'Search' })
  document.body.replaceChildren()
  expect(drawSection('header', {}).queryByRole('combobox')).toBeNull()
})

test('suggests products and pages, and leads to the one that is chosen by keys', async () => {
  const asked = answering(() => ({ products: [bolt], pages: [about] }))
  const user = userEvent.setup()
  const { findByRole, getByRole, queryByRole } = field()
  const input = getByRole('combobox')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  await user.type(input, 'bol')
  const product = await findByRole('option', { name: 'Hex bolt' })
  expect(asked).toEqual([{ q: 'bol', client: 'demo', language: 'en' }])
  expect(product.getAttribute('href')).toBe('/demo/product/hex-bolt?language=de')
  within(getByRole('group', { name: 'Pages' })).getByRole('option', { name: 'About bolts' })
  expect(getByRole('status').textContent).toBe('Suggestions: 2')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  const chosen = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe('Hex bolt')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBe('About bolts')
  await user.keyboard('{ArrowDown}')
  expect(input.getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{Escape}')
  expect(queryByRole('option')).toBeNull()
})

test('stays a search when nothing is suggested, or the service does not answer', async () => {
  const asked = answering((q) => (q === 'zz' ? { products: [], pages: [] } : undefined))
  const user = userEvent.setup()
  const { getByRole, queryByRole } = field()
  const input = getByRole('combobox')
  await user.type(input, 'zz')
  await expect.poll(() => asked.length).toBe(1)
  await user.type(input, 'z')
  await expect.poll(() => asked.length).toBe(2)
  expect(queryByRole('option')).toBeNull()
  expect(new FormData((input as HTMLInputElement).form ?? undefined).get('q')).toBe('zzz')
})

test.each([
  ['/products', '/product/a', '/product/a'],
  ['/demo/products', '/product/a', '/demo/product/a'],
  ['/demo/products?draftsId=1&language=de', '/pages/a', '/demo/pages/a?draftsId=1&language=de'],
  ['/demo/products?language=de', '/', '/demo?language=de'],
  ['/products', '/', '/'],
])('an address like %s for %s is %s', (written, path, address) => {
  expect(addressLike(written, path)).toBe(address)
})
