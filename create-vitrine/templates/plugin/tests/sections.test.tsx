import { createRegistry, siteOfPage, VitrinePage } from '@vitrine/renderer'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import plugin from '../src/plugin.ts'
import { sections } from '../src/sections.ts'
import { specs } from '../src/specs.ts'

const site = siteOfPage(
  {
    page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
    pageSchema: {
      version: 1,
      root: ['rating01', 'note0001'],
      components: {
        rating01: { type: 'acme-rating', version: ratingVersion() },
        note0001: { type: 'acme-note', version: 1 },
      },
    },
    componentsSettingValues: {
      rating01: { props: { stars: 3 } },
      note0001: { props: {}, editPropsByLangEnvMap: { de: { title: 'Gut zu wissen' } } },
    },
  },
  { languages: ['en', 'de'] },
)

function ratingVersion(): number {
  return specs.find(({ type }) => type === 'acme-rating')?.version ?? 1
}

test('the sections can be registered, and threads know the same ones', () => {
  expect(createRegistry(sections).specs).toEqual(specs)
})

test.each([
  ['en', 'Good to know', '3 of 5 stars'],
  ['de', 'Gut zu wissen', '3 von 5 Sternen'],
])('both are drawn in %s', async (language, title, stars) => {
  const texts = (await plugin.texts?.(language)) ?? {}
  const html = renderToString(<VitrinePage sections={sections} document={site} language={language} texts={texts} />)
  expect(html).toContain(title)
  expect(html).toContain(stars)
})
