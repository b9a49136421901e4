import { createRegistry, siteOfPage, VitrinePage } from '@vitrine/renderer'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import plugin from '../plugin/plugin.ts'

const sections = plugin.sections ?? []

/** A page with one quote. */
const site = siteOfPage(
  {
    page: { id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } },
    pageSchema: { version: 1, root: ['quote001'], components: { quote001: { type: 'my-quote', version: 1 } } },
    componentsSettingValues: {
      quote001: {
        props: { text: 'Every box was complete.' },
        editPropsByLangEnvMap: { de: { text: 'Jede Kiste war vollständig.' } },
      },
    },
  },
  { languages: ['en', 'de'] },
)

test('the sections can be registered', () => {
  expect(createRegistry(sections).specs.map(({ type }) => type)).toContain('my-quote')
})

test.each([
  ['en', 'Every box was complete.', 'Said by'],
  ['de', 'Jede Kiste war vollständig.', 'Gesagt von'],
])('a quote is drawn in %s, with the words of the section', async (language, text, said) => {
  const texts = (await plugin.texts?.(language)) ?? {}
  const html = renderToString(<VitrinePage sections={sections} document={site} language={language} texts={texts} />)
  expect(html).toContain(text)
  expect(html).toContain(said)
})

test('no label is translated that there is not; vitrine check tells which are not translated yet', async () => {
  const [english, german] = await Promise.all(['en', 'de'].map(async (language) => plugin.labels?.(language)))
  expect(Object.keys(english ?? {})).toEqual(expect.arrayContaining(Object.keys(german ?? {})))
})
