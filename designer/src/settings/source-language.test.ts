import { createSettingSource, createTranslator } from '@vitrine/editor-core'
import { sourceOf } from '@vitrine/model'
import { expect, it } from 'vitest'
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { bannerProps, specs } from '../../../model/fixtures/sections.ts'
import { sampleCommands } from '../testing/sample-commands.ts'

const of = { page: 'home', component: 'banner01' } as const

/** The fields of a banner of a site that was begun in English and is in German by default. */
function open(language: string) {
  const { context } = sampleCommands({ draft: sample, specs })
  const { editor } = context
  editor.dispatch([{ type: 'change-default-language', language: 'de' }])
  const source = createSettingSource({
    editor,
    of,
    props: bannerProps,
    language,
    device: 'pc',
    t: createTranslator('en', {}).t,
  })
  return { editor, source, settings: () => editor.settings(of.component) }
}

it('translates into the default language, with the source beside it', () => {
  const { source, settings } = open('de')
  expect(source.valueAt('title')).toBe('Schrauben')
  expect(source.stateOf('title')).toMatchObject({
    origin: { kind: 'language', language: 'de' },
    translation: { source: 'Bolts', sourceLanguage: 'en' },
  })
  expect(source.valueAt('button.label')).toBe('Ask')
  expect(source.stateOf('button.label')).toMatchObject({
    origin: { kind: 'inherited', language: 'en' },
    translation: { state: 'missing', source: 'Ask' },
  })
  source.set('button.label', 'Fragen')
  expect(settings()?.props).toMatchObject({ title: 'Bolts', button: { label: 'Ask' } })
  expect(settings()?.editPropsByLangEnvMap?.de).toMatchObject({ 'button.label': 'Fragen' })
  expect(settings()?.translationMeta?.de?.['button.label']?.source).toBe(
    sourceOf(
      { type: 'object', properties: { ask: { type: 'string', translatable: true } } },
      { props: { ask: 'Ask' } },
      'ask',
    ),
  )
})

it('writes the base in the source language, and nothing else', () => {
  const { source, settings } = open('en')
  const before = settings()?.editPropsByLangEnvMap
  expect(source.valueAt('title')).toBe('Bolts')
  expect(source.stateOf('title')).toMatchObject({ origin: { kind: 'base' } })
  expect(source.stateOf('title').translation).toBeUndefined()
  source.set('title', 'Screws')
  expect(settings()?.props.title).toBe('Screws')
  expect(settings()?.editPropsByLangEnvMap).toEqual(before)
})

it('tells open fields whose value theirs is, when the default language changes', () => {
  const { editor, source } = open('fr')
  const told: unknown[] = []
  source.subscribe('title', () => told.push(source.stateOf('title').origin))
  expect(source.valueAt('title')).toBe('Schrauben')
  expect(source.stateOf('title')).toMatchObject({ origin: { kind: 'inherited', language: 'de' } })
  editor.undo()
  expect(source.valueAt('title')).toBe('Bolts')
  expect(source.stateOf('title')).toMatchObject({ origin: { kind: 'inherited', language: 'en' } })
  expect(told).toEqual([{ kind: 'inherited', language: 'en' }])
})
