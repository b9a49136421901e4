import { createSettingSource, createTranslator } from '@vitrine/editor-core'
import type { SectionProps, SectionSpec } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import { expect, test } from 'vitest'
import { createEditor } from '../store/editor.ts'
import { sampleDraft } from '../testing/sample-draft.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    picture: { $ref: 'image', responsive: true },
    film: { $ref: 'video' },
    paper: { type: 'string', format: 'asset', maxLength: 2000, setter: 'file' },
  },
} as const satisfies SectionProps

const old = 'https://old.example/a.webp'
const far = 'https://far.example/a.webp'

const { t } = createTranslator('en', messageTexts.en)

/** A section with a picture from before addresses were looked at. */
function open() {
  const spec = { type: 'hall', version: 1, category: 'page', props } as unknown as SectionSpec
  const draft = sampleDraft([{ id: 'hall0001', type: 'hall', props: { picture: { pc: { src: old, alt: 'A' } } } }])
  const editor = createEditor({ draft, specs: [spec], mediaHosts: ['pictures.example'] })
  const of = { page: 'home', component: 'hall0001' }
  const source = createSettingSource({ editor, of, props, language: 'en', device: 'pc', t })
  return { editor, of, source, stored: () => editor.settings('hall0001')?.props }
}

test('a picture, film or poster of another host is refused at its field, with what to do', () => {
  const { source, stored } = open()
  const before = stored()
  const refusal =
    'This address was not saved because visitors cannot see files from far.example. Upload the file or choose one from the library.'
  expect(source.set('picture', { src: far, alt: 'A' })).toBe(refusal)
  expect(source.set('film.poster', far)).toBe(refusal)
  expect(source.set('', { picture: { src: far, alt: 'A' } })).toBe(refusal)
  expect(stored()).toBe(before)
  expect(source.set('film.poster', 'https://pictures.example/a.webp')).toBeUndefined()
  expect(source.set('paper', 'https://far.example/a.pdf')).toBeUndefined()
})

test('one from before may be edited around, be exchanged, and come back', () => {
  const { editor, of, source, stored } = open()
  expect(source.set('picture', { src: old, alt: 'B', focalPoint: { x: 1, y: 2 } })).toBeUndefined()
  expect(source.set('picture', { src: '/media/1/a.webp', alt: 'B' })).toBeUndefined()
  editor.undo()
  expect(stored()).toMatchObject({ picture: { pc: { src: old } } })
  editor.redo()
  expect(source.set('picture', { src: old, alt: 'B' })).toBeUndefined()
  expect(editor.dispatch([{ type: 'remove-component', ...of }])).toBeUndefined()
  editor.undo()
  expect(stored()).toMatchObject({ picture: { pc: { src: old } } })
})

test('a section that is pasted from another site brings none', () => {
  const { editor } = open()
  const refusal = editor.dispatch([
    {
      type: 'insert-component',
      page: 'home',
      parent: null,
      after: null,
      root: 'hall0002',
      components: { hall0002: { type: 'hall', version: 1 } },
      settings: { hall0002: { props: { film: { src: far } } } },
    },
  ])
  expect(refusal).toMatchObject({ key: 'refusal.foreignMedia', params: { host: 'far.example' } })
  expect(editor.settings('hall0002')).toBeUndefined()
})
