import { cleanup, render } from '@testing-library/react'
import type { PageDocument } from '@vitrine/model'
import { builtInTheme } from '@vitrine/schemas'
import { afterEach, expect, test } from 'vitest'
import { pageCss } from '../../build/page-css.ts'
import base from '../base.css?raw'
import { card } from '../testing/sample-section.tsx'
import { VitrinePage } from './page-with-compiler.ts'

const sections = [card]
const theme = (primary: string, title: 'serif' | 'rounded') => ({
  ...builtInTheme,
  _$id_: title,
  colors: { ...builtInTheme.colors, title: primary },
  fonts: { title, text: title },
})

const document_: PageDocument = {
  page: { id: 'page', pageType: 'pages', slug: 'page', order: 1, settings: { props: { name: 'Page' } } },
  pageSchema: { version: 1, root: ['aaaaaaaa'], components: { aaaaaaaa: { type: 'card', version: 2 } } },
  componentsSettingValues: {
    aaaaaaaa: { props: { title: 'Bolts', button: { label: 'Buy', link: { type: 'address', href: '/buy' } } } },
  },
}

afterEach(cleanup)

const colour = (element: Element | null | undefined) => element && getComputedStyle(element).color

test('in somebody’s app a page looks as on a site, and changes nothing around it', () => {
  const app = (
    <>
      <h1>The app</h1>
      <ul>
        <li>One</li>
      </ul>
      <a href="/app">Orders of the app</a>
    </>
  )
  const before = render(app)
  const looks = (root: HTMLElement) =>
    [document.documentElement, document.body, ...root.querySelectorAll(':scope > *')].map((element) => {
      const { color, margin, padding, font, display, listStyleType, backgroundColor, minBlockSize } =
        getComputedStyle(element)
      return { color, margin, padding, font, display, listStyleType, backgroundColor, minBlockSize }
    })
  const was = looks(before.container)
  cleanup()

  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = pageCss(base)
  const { container } = render(
    <>
      {app}
      <VitrinePage sections={sections} document={document_} theme={theme('#123456', 'serif')} />
      <VitrinePage sections={sections} document={document_} theme={theme('#654321', 'rounded')} language="ja" />
    </>,
  )
  const pages = [...container.querySelectorAll<HTMLElement>('[data-vitrine]')]
  const is = looks(container).slice(0, was.length)
  expect(is).toEqual(was)
  expect(pages.map((page) => colour(page.querySelector('h2')))).toEqual(['rgb(18, 52, 86)', 'rgb(101, 67, 33)'])
  const [one, two] = pages.map((page) => getComputedStyle(page.querySelector('h2') as Element).fontFamily)
  expect(one).toMatch(/Source Serif 4/)
  expect(two).toMatch(/Nunito.*Noto Sans CJK JP/)
  for (const page of pages) {
    const title = getComputedStyle(page.querySelector('h2') as Element)
    expect([title.marginTop, title.fontWeight]).toEqual(['0px', '650'])
    const button = getComputedStyle(page.querySelector('.button') as Element)
    expect(button.backgroundColor).toBe('rgb(11, 92, 171)')
    // It is a piece of the app, and no higher than what stands on it.
    expect(page.getBoundingClientRect().height).toBeLessThan(300)
  }
  style.remove()
})

test('the values for phones come with the page', async () => {
  const document = {
    ...document_,
    componentsSettingValues: { aaaaaaaa: { props: { title: 'Bolts', size: { pc: 4, mobile: 2 } } } },
  }
  const { container } = render(<VitrinePage sections={sections} document={document} />)
  const section = container.querySelector('[data-section]') as Element
  const { page } = await import('vitest/browser')
  for (const [width, size] of [
    [1280, '4rem'],
    [390, '2rem'],
  ] as const) {
    await page.viewport(width, 600)
    expect(getComputedStyle(section).getPropertyValue('--size')).toBe(size)
  }
})
