import userEvent from '@testing-library/user-event'
import { createRegistry } from '@vitrine/renderer'
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { card } from '@vitrine/renderer/testing/sample-section.tsx'
import { sampleSite } from '@vitrine/renderer/testing/sample-stage.ts'
import { type SampleComponent, sampleTree } from '@vitrine/renderer/testing/sample-tree.ts'
import type { Json } from '@vitrine/schemas'
import { expect, test, vi } from 'vitest'
import { createOwnerStage, type OwnerStage } from './owner-stage.ts'

const registry = createRegistry([card])
const toProducts = { label: 'See all', link: { type: 'page', pageType: 'products' } }
const place = (props: Record<string, Json>, inside: readonly SampleComponent[] = []): SampleComponent => ({
  type: 'card',
  settings: { props },
  slots: { inside },
})

function draw(placed: readonly SampleComponent[], given: Partial<OwnerStage> = {}) {
  const tree = sampleTree(registry.specs, placed)
  const stage = createOwnerStage({
    language: 'en',
    words: (key) => key,
    site: sampleSite('en'),
    data: () => ({}),
    ...given,
  })
  return drawPage(tree, registry, stage)
}

test('marks what can be taken hold of, on the elements that are there', () => {
  const { main } = draw([place({ title: 'Bolts', button: toProducts }, [place({ title: 'Nuts' })])])
  const bolts = main.querySelector<HTMLElement>('[data-component-id="sample01"]')
  expect(bolts?.dataset.section).toBe('card')
  expect(bolts?.querySelector('h2')?.dataset.textPath).toBe('title')
  expect(bolts?.querySelector('a span')?.getAttribute('data-text-path')).toBe('button.label')
  const nuts = main.querySelector('[data-slot="inside"] > [data-component-id="sample02"]')
  expect(nuts?.parentElement?.dataset.slotOf).toBe('sample01')
})

test('selects the innermost component at a press, and leads nowhere', async () => {
  const onSelect = vi.fn()
  const { getByRole, getByText } = draw([place({ button: toProducts }, [place({ title: 'Nuts' })])], { onSelect })
  const link = getByRole('link', { name: 'See all' })
  expect(link.getAttribute('href')).toBe('#')
  await userEvent.click(link)
  expect(onSelect.mock.calls).toEqual([['sample01']])
  expect(location.hash, 'the click came to nothing').toBe('')
  await userEvent.click(getByText('Nuts'))
  expect(onSelect).toHaveBeenLastCalledWith('sample02')
  expect(onSelect).toHaveBeenCalledTimes(2)
})

test('draws a link to nothing as text, as visitors see it', () => {
  const { queryByRole, getByText } = draw([place({ button: toProducts })], { leads: () => false })
  expect(queryByRole('link')).toBeNull()
  getByText('See all')
})

test('says what stands where a section is unknown, and in whose place (R135)', () => {
  const labels = (key: string) => (key === 'unknownSection.title' ? 'Unknown section type:' : key)
  const { main } = draw([{ type: 'hologram' }, { ...place({ title: 'Newer' }), version: 9 }], { labels })
  expect([...main.children].map((child) => (child as HTMLElement).dataset.componentId)).toEqual([
    'sample01',
    'sample02',
  ])
  expect(main.firstElementChild?.textContent).toContain('Unknown section type: hologram')
})

test('has no way out of the page at all', () => {
  const stage = createOwnerStage({ language: 'ar', words: String, site: sampleSite('ar'), data: () => ({}) })
  expect([stage.site.home, stage.address('/products'), ...stage.site.languages.map(({ href }) => href)]).toEqual(
    Array.from({ length: 20 }, () => '#'),
  )
  expect(stage.direction).toBe('rtl')
})
