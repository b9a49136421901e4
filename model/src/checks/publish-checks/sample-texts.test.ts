import { type SectionSpec, withSiteName } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { a, b, everywhere, home, type Props } from '../../../fixtures/checked-drafts.ts'
import { draftOf, pageSchema } from '../../../fixtures/drafts.ts'
import { checkDraft } from './check-draft.ts'

const text = { type: 'string', translatable: true } as const
const said = (...texts: readonly string[]) => ({
  type: 'doc',
  content: texts.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
})
const note: SectionSpec = {
  type: 'note',
  version: 1,
  category: 'text',
  icon: 'type',
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { ...text, default: 'Your title', maxLength: 24 },
      look: { enum: ['wide', 'narrow'], default: 'wide' },
      body: { $ref: 'rich-text', translatable: true },
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'string' }, label: text, button: { $ref: 'button' } },
        },
      },
    },
  },
  slots: { inside: {} },
  presets: [
    {
      id: 'plain',
      props: {
        title: 'What {siteName} makes',
        look: 'narrow',
        body: said('Begin here.', 'Go on here.'),
        items: [
          { id: 'iiiiiiii', label: 'Name it', button: { label: 'Button', link: { type: 'page', pageType: 'home' } } },
        ],
      },
      slots: { inside: [{ type: 'line', props: { text: 'Say it' } }] },
    },
  ],
}
const line: SectionSpec = {
  ...note,
  type: 'line',
  slots: {},
  props: { type: 'object', additionalProperties: false, properties: { text } },
  presets: [],
}
const specs = [note, line]

const found = (types: Readonly<Record<string, string>>, settings: Parameters<typeof draftOf>[1]) =>
  checkDraft({ draft: draftOf(pageSchema(types), settings, { pagesList: [home] }), specs })
    .filter(({ key }) => key === 'check.sampleText')
    .map(({ level, component, path, language = 'all' }) => `${level} ${component} ${language} ${path}`)

it('texts of presets and defaults are samples until they are changed, whatever the site is called', () => {
  const [named] = withSiteName(specs, 'Bolts & Nuts')
  const props = named?.presets[0]?.props as Props
  expect(props.title).toBe('What Bolts & Nuts makes')
  const all = ['title', 'body', 'items[iiiiiiii].label', 'items[iiiiiiii].button.label']
  expect(found({ [a]: 'note', [b]: 'line' }, { [a]: { props }, [b]: { props: { text: 'Say  it ' } } })).toEqual([
    ...all.map((path) => `warning ${a} all ${path}`),
    `warning ${b} all text`,
  ])
  expect(found({ [a]: 'note' }, { [a]: { props: {} } })).toEqual([`warning ${a} all title`])
  const own = { ...props, title: 'What we make', body: said('We make bolts.', 'Go on here.'), items: [] }
  expect(found({ [a]: 'note' }, { [a]: { props: own } })).toEqual([`warning ${a} all body`])
  expect(found({ [a]: 'note' }, { [a]: { props: { ...own, body: said('We make bolts.'), title: '' } } })).toEqual([])
})

it('is told for the languages that show a sample', () => {
  const german = { title: 'Was wir herstellen' }
  expect(found({ [a]: 'note' }, { [a]: { props: {}, editPropsByLangEnvMap: { de: german, pt: german } } })).toEqual([
    `warning ${a} en title`,
  ])
  expect(found({ [a]: 'note' }, { [a]: everywhere({ title: 'Bolts' }, { title: 'Your title' }) })).toEqual([
    `warning ${a} de title`,
    `warning ${a} pt title`,
  ])
})

it('the name of a site is cut where the field is too short for it', () => {
  const [named] = withSiteName(specs, 'A company of quite a name')
  const title = String(named?.presets[0]?.props.title)
  expect(title).toMatch(/^What A comp.*… makes$/)
  expect(title.length).toBeLessThanOrEqual(24)
  expect(found({ [a]: 'note' }, { [a]: { props: { title } } })).toEqual([`warning ${a} all title`])
})
