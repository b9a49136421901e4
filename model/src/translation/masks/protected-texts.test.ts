import { expect, it } from 'vitest'
import recorded from '../../../fixtures/protected-texts/apertium.json' with { type: 'json' }
import samples from '../../../fixtures/protected-texts/texts.json' with { type: 'json' }
import { checkTranslation } from '../checks/check-translation.ts'
import { protectText } from './protect-text.ts'

const kept = { keep: samples.terms, glossary: Object.entries(samples.glossary) }
const context = { from: 'en', to: 'es', keep: samples.terms }
/** Checks of what must come through a translation. */
const values = ['placeholders', 'tags', 'links', 'icu', 'plurals', 'numbers', 'parts', 'keep']
const brokenIn = (text: string, translated: string) =>
  checkTranslation(text, translated, context).filter(({ id }) => values.includes(id))

it.each(recorded)('$kind: $text', ({ text, sent, answers, after, without }) => {
  const made = protectText(text, 'es', kept)
  expect(made?.sentences).toEqual(sent)
  expect(made?.restore(answers)).toEqual({ text: after, lost: [] })
  expect(brokenIn(text, after)).toEqual([])
  // What is told of the engine is no invention: it breaks texts that are not protected, or leaves them.
  expect(without).not.toBe('')
})

it('an engine breaks texts that are not protected, and none that is', () => {
  expect(recorded.map(({ text }) => text)).toEqual(Object.values(samples.texts).flat())
  const broken = (of: 'without' | 'after') =>
    recorded.filter((row) => brokenIn(row.text, row[of]).length > 0).map(({ kind }) => kind)
  expect(broken('without').length).toBeGreaterThan(15)
  expect(broken('after')).toEqual([])
  for (const { kind, text, after } of recorded.filter((row) => row.kind === 'term')) {
    const [, target = kind] = kept.glossary.find(([source]) => text.includes(source)) ?? []
    expect(after).toContain(target)
  }
})
