import { createSettingSource, createTranslator } from '@vitrine/editor-core'
import { type Json, menuProps, pageProps, type SectionProps, type SectionSpec, type SettingsOf } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { createEditor } from '../store/editor.ts'
import { sampleDraft } from '../testing/sample-draft.ts'

const id = { type: 'string', pattern: '^[A-Za-z0-9]{8}$' } as const
const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', default: 'Welcome', translatable: true },
    look: { enum: ['plain', 'deep'], default: 'plain' },
    height: { enum: ['short', 'tall'], default: 'short', responsive: true },
    slides: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id,
          title: { type: 'string', translatable: true },
          image: { $ref: 'image', responsive: true },
        },
      },
    },
  },
} as const satisfies SectionProps

const said = {
  slides: [
    { id: 'slide001', title: 'Bolts', image: { pc: { src: '/media/1/a.webp' }, mobile: { src: '/media/1/b.webp' } } },
    { id: 'slide002', title: 'Nuts' },
  ],
}

const { t } = createTranslator('en', {})

/** All settings of one section as JSON, which somebody edits in a language and on a device. */
function open({ language = 'en', device = 'pc' as 'pc' | 'mobile' } = {}) {
  const spec = { type: 'slides', version: 1, category: 'page', props } as unknown as SectionSpec
  const draft = sampleDraft([{ id: 'slides01', type: 'slides', props: said }])
  const editor = createEditor({ draft, specs: [spec] })
  const of = { page: 'home', component: 'slides01' }
  const source = createSettingSource({ editor, of, props, language, device, t })
  type Seen = { slides: { id: string; title?: string; image?: Json }[] } & Record<string, Json>
  return {
    editor,
    stored: () => editor.settings('slides01'),
    /** Writes what the JSON says now, as a person has changed it. */
    edit(change: (seen: Seen) => void) {
      const seen = structuredClone(source.valueAt('')) as Seen
      change(seen)
      return source.set('', seen as unknown as Json)
    },
  }
}

describe('all settings at once', () => {
  it('change only what was changed, and what is for each device stays', () => {
    const { edit, stored, editor } = open()
    const refused = edit((seen) => {
      Object.assign(seen.slides[0] ?? {}, { title: 'Stud bolts' })
    })
    expect(refused).toBeUndefined()
    expect(stored()?.props).toEqual({ slides: [{ ...said.slides[0], title: 'Stud bolts' }, said.slides[1]] })
    editor.undo()
    expect(stored()?.props).toEqual(said)
  })

  it('go where they belong: a text into its language, a choice to its device', () => {
    const { edit, stored } = open({ language: 'de', device: 'mobile' })
    edit((seen) => {
      Object.assign(seen, { title: 'Willkommen', height: 'tall' })
      Object.assign(seen.slides[0] ?? {}, { title: 'Bolzen' })
    })
    expect(stored()).toMatchObject({
      props: { ...said, height: { mobile: 'tall' } },
      editPropsByLangEnvMap: { de: { title: 'Willkommen', 'slides[slide001].title': 'Bolzen' } },
    })
  })

  it('add, move and take out entries by their ids', () => {
    const { edit, stored, editor } = open()
    edit((seen) => {
      seen.slides = [{ id: 'slide003', image: { src: '/media/1/d.webp' } }, ...seen.slides.toReversed()]
    })
    expect(stored()?.props.slides).toEqual([
      { id: 'slide003', image: { pc: { src: '/media/1/d.webp' } } },
      ...said.slides.toReversed(),
    ])
    edit((seen) => {
      seen.slides = seen.slides.filter(({ id }) => id !== 'slide001')
    })
    expect(stored()?.props.slides).toHaveLength(2)
    editor.undo()
    editor.undo()
    expect(stored()?.props).toEqual(said)
  })

  it('that are left out where nobody had said them are no change', () => {
    const { edit, stored } = open()
    edit((seen) => {
      Reflect.deleteProperty(seen, 'look')
    })
    expect(stored()?.props).toEqual(said)
  })
})

it.each<[string, SettingsOf, SectionProps, string]>([
  ['a component', { page: 'home', component: 'slides01' }, props, 'slides[slide001].title'],
  ['a page', { pageRecord: 'home' }, pageProps, 'name'],
  ['a menu', { menu: 'main' }, menuProps, 'items[menu0001].label'],
])('an outdated translation of %s is kept with one step, and undo takes that back', (_, of, schema, path) => {
  const spec = { type: 'slides', version: 1, category: 'page', props } as unknown as SectionSpec
  const draft = {
    ...sampleDraft([{ id: 'slides01', type: 'slides', props: said }]),
    menuList: [{ id: 'main', settings: { props: { items: [{ id: 'menu0001', label: 'Home' }] } } }],
  }
  const editor = createEditor({ draft, specs: [spec] })
  const source = (language: string) => createSettingSource({ editor, of, props: schema, language, device: 'pc', t })
  const german = source('de')
  const seen = () => {
    const { translation } = source('de').stateOf(path)
    return [source('de').valueAt(path), translation?.state, translation?.sourceLanguage]
  }
  german.set(path, 'Deutsch')
  source('en').set(path, 'Changed')
  expect(seen()).toEqual(['Deutsch', 'stale', 'en'])
  const steps = editor.state.getState().history.past.length
  german.keepTranslation?.(path)
  expect(seen()).toEqual(['Deutsch', 'translated', 'en'])
  expect(editor.state.getState().history.past.length).toBe(steps + 1)
  editor.undo()
  expect(seen()).toEqual(['Deutsch', 'stale', 'en'])
})

it('a change of the source in many small steps is said to be minor once, and undo takes that back', () => {
  const spec = { type: 'slides', version: 1, category: 'page', props } as unknown as SectionSpec
  const draft = sampleDraft([{ id: 'slides01', type: 'slides', props: said }])
  const editor = createEditor({ draft, specs: [spec] })
  const of = { page: 'home', component: 'slides01' }
  const source = (language: string) => createSettingSource({ editor, of, props, language, device: 'pc', t })
  const path = 'slides[slide001].title'
  for (const language of ['de', 'ar']) source(language).set(path, `${language} text`)
  const states = () => ['de', 'ar'].map((language) => source(language).stateOf(path).translation?.state)
  const english = source('en')
  expect(english.stateOf(path).outdated).toBeUndefined()
  for (const words of ['Bolt', 'Bol', 'Bolts, all of them']) english.set(path, words)
  expect([english.stateOf(path).outdated, ...states()]).toEqual([2, 'stale', 'stale'])
  // Who opens the form later has changed nothing.
  expect(source('en').stateOf(path).outdated).toBeUndefined()
  english.markMinor?.(path)
  expect([english.stateOf(path).outdated, ...states()]).toEqual([undefined, 'translated', 'translated'])
  english.set(path, 'Nuts')
  expect([english.stateOf(path).outdated, ...states()]).toEqual([2, 'stale', 'stale'])
  editor.undo()
  editor.undo()
  expect(states()).toEqual(['stale', 'stale'])
})
