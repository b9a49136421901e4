import { describe, expect, it } from 'vitest'
import { enabledLanguages, languageChain, languageOrder } from './languages.ts'

const site = (fallback?: readonly string[]) => ({
  defaultLanguage: 'en',
  languages: [
    { code: 'de', enabled: true },
    { code: 'pt', enabled: true, ...(fallback && { fallback }) },
    { code: 'es', enabled: false },
    { code: 'en', enabled: false },
  ],
})

describe('languageChain', () => {
  it('asks the language, its fallbacks in order, and the default language last', () => {
    expect(languageChain(site(['es', 'de']), 'pt')).toEqual(['pt', 'es', 'de', 'en'])
  })
  it('asks only the default language for the default language', () => {
    expect(languageChain(site(['es']), 'en')).toEqual(['en'])
  })
  it('has no doubles and no loops', () => {
    expect(languageChain(site(['pt', 'es', 'es']), 'pt')).toEqual(['pt', 'es', 'en'])
  })
  it('never asks behind the default language, which always answers', () => {
    expect(languageChain(site(['en', 'es']), 'pt')).toEqual(['pt', 'en'])
  })
  it('falls to the default language for a language the site does not know', () => {
    expect(languageOrder(site(), 'vi')).toEqual({ language: 'vi', chain: ['vi', 'en'], baseLanguage: 'en' })
  })
  it('asks the source language behind the default one, and by itself for itself (L2)', () => {
    const moved = { ...site(['es']), defaultLanguage: 'de', sourceLanguage: 'en' }
    expect(languageChain(moved, 'pt')).toEqual(['pt', 'es', 'de', 'en'])
    expect(languageChain(moved, 'de')).toEqual(['de', 'en'])
    expect(languageOrder(moved, 'en')).toEqual({ language: 'en', chain: ['en'], baseLanguage: 'en' })
    expect(languageChain({ ...site(['en', 'es']), defaultLanguage: 'de', sourceLanguage: 'en' }, 'pt')).toEqual([
      'pt',
      'en',
    ])
  })
})

it('publishes the default language first, whether or not it is ticked', () => {
  expect(enabledLanguages(site())).toEqual(['en', 'de', 'pt'])
})
