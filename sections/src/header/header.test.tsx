import { render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { islandStage, StageProvider } from '@vitrine/renderer/internal'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'
import languageFilter from './language-filter.island.tsx'

const filter = (
  <StageProvider
    stage={islandStage({
      language: 'en',
      direction: 'ltr',
      words: { 'header.findLanguage': 'Find a language', 'header.languagesFound': 'Languages found: {{count}}' },
    })}
  >
    <languageFilter.component
      languages={[
        { code: 'ar', name: 'العربية', english: 'Arabic', here: 'عربي' },
        { code: 'de', name: 'Deutsch', english: 'German', here: 'German' },
        { code: 'hu', name: 'Magyar', english: 'Hungarian', here: 'Hungarian' },
        { code: 'tr', name: 'Türkçe', english: 'Turkish', here: 'Turkish' },
      ].map((language) => ({ ...language, href: `#${language.code}`, current: false }))}
    />
  </StageProvider>
)

const at = (path: string) => ({ visit: { path, query: {} } })

test('leads home by the name of the site, or by its logo', () => {
  const home = (props: Record<string, never> | { logo: { src: string; alt: string } }) =>
    drawSection('header', { props }).getByRole('link', { name: 'Nordhaven Fasteners' }).getAttribute('href')
  expect(home({})).toBe('/')
  document.body.replaceChildren()
  expect(home({ logo: { src: '/logo.png', alt: '' } })).toBe('/')
})

test('marks the page that is visited, and no other', () => {
  const { getByRole } = drawSection('header', at('/cases'))
  const menu = within(getByRole('navigation', { name: 'Main menu' }))
  expect(menu.getByRole('link', { name: 'Cases' }).getAttribute('aria-current')).toBe('page')
  expect(menu.getByRole('link', { name: 'News' }).hasAttribute('aria-current')).toBe(false)
})

test('opens the second level without script, its own page first', () => {
  const { getByRole } = drawSection('header', at('/collections/anchors'))
  const button = within(getByRole('navigation', { name: 'Main menu' })).getByRole('button', { name: 'Products' })
  const submenu = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(submenu?.getAttribute('popover')).toBe('auto')
  expect([...(submenu?.querySelectorAll('a') ?? [])].map(({ pathname }) => pathname)).toEqual([
    '/products',
    '/collections/anchors',
    '/collections/bolts-and-nuts',
  ])
  expect(submenu?.querySelector('[aria-current="page"]')?.textContent).toBe('Anchors')
  expect(button.dataset.current).toBe('true')
})

test('opens the menu of phones as a dialog, or as a popover where commands are unknown', () => {
  const { getByLabelText } = drawSection('header')
  const button = getByLabelText('Open menu')
  const sheet = document.getElementById(button.getAttribute('commandfor') ?? '')
  expect(sheet?.tagName).toBe('DIALOG')
  expect(button.getAttribute('command')).toBe('show-modal')
  expect(button.getAttribute('popovertarget')).toBe(sheet?.id)
  expect(sheet?.getAttribute('popover')).toBe('auto')
})

test('names every language in itself and marks the present one', () => {
  const { container } = drawSection('header', { language: 'de' })
  const link = (code: string) => container.querySelector<HTMLAnchorElement>(`a[hreflang="${code}"]`)
  expect([link('ar')?.textContent, link('ar')?.lang, link('ar')?.search]).toEqual(['العربية', 'ar', '?language=ar'])
  expect(link('de')?.getAttribute('aria-current')).toBe('true')
  expect(link('en')?.hasAttribute('aria-current')).toBe(false)
})

test.each([
  ['turkce', ['Türkçe']],
  ['GERMAN', ['Deutsch']],
  ['ar', ['العربية', 'Magyar']],
  ['xyz', []],
])('finds a language by %s', async (sought, expected) => {
  const { getByRole, queryAllByRole } = render(filter)
  await userEvent.type(getByRole('searchbox', { name: 'Find a language' }), sought)
  expect(queryAllByRole('link').map((link) => link.textContent)).toEqual(expected)
  expect(getByRole('status').textContent).toBe(`Languages found: ${expected.length}`)
})

test('what was typed and pressed before the filter lives counts the moment it does', () => {
  const here = document.body.appendChild(document.createElement('div'))
  here.innerHTML = renderToString(filter)
  const field = within(here).getByRole<HTMLInputElement>('searchbox')
  const clicked: string[] = []
  here.addEventListener('click', (event) => {
    event.preventDefault()
    clicked.push((event.target as HTMLAnchorElement).hash)
  })
  field.value = 'deu'
  const root = flushSync(() => hydrateRoot(here, filter))
  onTestFinished(() => {
    root.unmount()
    here.remove()
  })
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(clicked).toEqual(['#de'])
})

test('shows no switch and no announcement that it was not given', () => {
  const { queryByRole, root } = drawSection('header', { props: { showLanguages: false } })
  expect(queryByRole('navigation', { name: 'Languages' })).toBeNull()
  expect(root.children).toHaveLength(1)
})
