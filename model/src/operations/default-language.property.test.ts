import type { Operation } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everything as draft, operation } from '../../fixtures/operations.ts'
import { longRun, manyRuns } from '../../fixtures/property-runs.ts'
import { anyOperationInput, maker, type OperationInput } from '../../fixtures/random-operations.ts'
import { specs } from '../../fixtures/sections.ts'
import type { Editable } from '../document/editing.ts'
import { specOf } from '../document/specs.ts'
import { rebase } from '../history/rebase.ts'
import { languageChain, languageOrder } from '../resolve/languages.ts'
import { type Resolved, resolve } from '../resolve/resolve.ts'
import { apply } from './apply.ts'

const languages = ['en', 'de', 'pt', 'es'] as const

/** What every component shows in a language. */
function shownIn(language: string, { pageSchemaMap, componentsSettingValues, globalConfiguration }: Editable) {
  const order = languageOrder(globalConfiguration, language)
  const components = Object.values(pageSchemaMap).flatMap((structure) => Object.entries(structure.components))
  return components.map(([id, { type }]): Resolved => {
    const schema = specOf(specs, type)?.props ?? { type: 'object' as const }
    return resolve(schema, componentsSettingValues[id], order)
  })
}

function done(given: Operation, to: Editable) {
  const outcome = apply(to, given, specs)
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  return outcome
}

const toDefault = (language: string) => operation('change-default-language', { language })

/** A draft after some operations of all kinds, those that change the default language among them. */
function played(given: readonly OperationInput[]): Editable {
  const make = maker('d')
  return given.reduce<Editable>((current, one) => {
    const wanted = make(current, one)
    const outcome = wanted && apply(current, wanted, specs)
    return outcome && !('error' in outcome) ? outcome.draft : current
  }, draft)
}

describe('a change of the default language (L2)', () => {
  const operationInputs = fc.array(anyOperationInput, { maxLength: 25 })

  it(
    'shows in every language what it showed before, unless another default answers for it now',
    () => {
      fc.assert(
        fc.property(operationInputs, fc.constantFrom(...languages), (given, language) => {
          const before = played(given)
          const outcome = apply(before, toDefault(language), specs)
          fc.pre(!('error' in outcome))
          const after = outcome.draft
          const defaults = [before, after].map((at) => at.globalConfiguration.defaultLanguage)
          for (const asked of languages) {
            const [was, is] = [shownIn(asked, before), shownIn(asked, after)]
            const [old, now] = [before, after].map((at) => languageChain(at.globalConfiguration, asked))
            const between = (chain: readonly string[] = []) => chain.filter((one) => !defaults.includes(one))
            if (String(old) === String(now)) expect(is).toEqual(was)
            else expect(between(now)).toEqual(between(old))
          }
          expect(shownIn('en', after)).toEqual(shownIn('en', before))
          const isFirst = before.globalConfiguration.sourceLanguage === undefined
          if (isFirst) expect(shownIn(language, after)).toEqual(shownIn(language, before))
        }),
        manyRuns,
      )
    },
    longRun,
  )

  it(
    'touches no setting, and undoing it gives the very same draft',
    () => {
      fc.assert(
        fc.property(operationInputs, fc.constantFrom(...languages), (given, language) => {
          const before = played(given)
          const outcome = apply(before, toDefault(language), specs)
          fc.pre(!('error' in outcome))
          const { globalConfiguration: was, ...rest } = before
          const { globalConfiguration: is, ...others } = outcome.draft
          expect(others).toEqual(rest)
          expect({ ...is, defaultLanguage: '', sourceLanguage: '' }).toEqual({
            ...was,
            defaultLanguage: '',
            sourceLanguage: '',
          })
          expect(done(outcome.inverse, outcome.draft).draft).toEqual(before)
        }),
        manyRuns,
      )
    },
    longRun,
  )
})

describe('after a change of the default language', () => {
  const german = done(toDefault('de'), draft).draft
  const of = { page: 'home', component: 'banner01' } as const

  it('keeps the texts of both languages apart (L7)', () => {
    const write = (language: string | undefined) =>
      done(operation('set-setting', { of, path: 'title', value: 'New', ...(language && { language }) }), german).draft
    expect(write('de').componentsSettingValues.banner01?.props.title).toBe('Bolts')
    expect(write('de').componentsSettingValues.banner01?.editPropsByLangEnvMap?.de?.title).toBe('New')
    for (const base of ['en', undefined]) {
      expect(write(base).componentsSettingValues.banner01?.props.title).toBe('New')
      expect(write(base).componentsSettingValues.banner01?.editPropsByLangEnvMap?.de?.title).toBe('Schrauben')
    }
  })
  it('shows a text that the new default lacks in the source language', () => {
    const cleared = done(operation('clear-setting', { of, path: 'title', language: 'de' }), german).draft
    const [banner] = shownIn('de', cleared)
    expect(banner?.props.title).toBe('Bolts')
    expect(banner?.languages.title).toBe('en')
  })
  it('notes the source only while it is not the default', () => {
    expect(german.globalConfiguration).toMatchObject({ defaultLanguage: 'de', sourceLanguage: 'en' })
    const portuguese = done(toDefault('pt'), german).draft
    expect(portuguese.globalConfiguration).toMatchObject({ defaultLanguage: 'pt', sourceLanguage: 'en' })
    expect(done(toDefault('en'), portuguese).draft).toEqual(draft)
  })
  it('lets the source language be switched off', () => {
    const off = operation('set-language', { language: { code: 'en', enabled: false } })
    expect(done(off, german).draft.globalConfiguration.languages).toContainEqual({ code: 'en', enabled: false })
  })
  it('conflicts with another choice of two editors, and goes with everything else', () => {
    const mine = operation('change-default-language', { language: 'pt' }, 'mine0001')
    const theirs = operation('change-default-language', { language: 'de' }, 'theirs01')
    const { inverse } = done(theirs, draft)
    const rebased = rebase([mine], [{ operation: theirs, inverse }], { draft: german, specs })
    expect(rebased.conflicts).toMatchObject([{ operation: 'mine0001', with: 'theirs01' }])
    const text = operation('set-setting', { of, path: 'title', value: 'New', language: 'de' }, 'mine0002')
    expect(rebase([text], [{ operation: theirs, inverse }], { draft: german, specs }).operations).toMatchObject([text])
  })
})
