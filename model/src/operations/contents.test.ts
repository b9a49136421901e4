import { contentProps, type EditedContent, limits } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { everything, operation } from '../../fixtures/operations.ts'
import { isUpToDate } from '../values/up-to-date.ts'
import { apply, applyAll } from './apply.ts'

const content = 'product/bolt0001'
const bolt = everything.contents[content] as EditedContent
const set = (path: string, value: string, language?: string, id = 'opera001') =>
  operation('set-setting', { of: { content }, path, value, ...(language !== undefined && { language }) }, id)

function after(...operations: readonly ReturnType<typeof set>[]) {
  const outcome = applyAll(everything, operations, [])
  if ('error' in outcome) throw new Error(JSON.stringify(outcome.error))
  const { settings } = outcome.draft.contents[content] as EditedContent
  const note = (language: string, path: string) => settings.translationMeta?.[language]?.[path]
  const isStale = (language: string, path: string) => {
    const known = note(language, path)
    return known !== undefined && !isUpToDate(contentProps.product, settings, path, known)
  }
  return { settings, note, isStale }
}

it('marks translations of a text that changed, and those alone', () => {
  const { isStale, note } = after(set('customAttributes[bbbbbbbb].name', 'Strength'), set('name', 'Parafuso', 'pt'))
  expect(isStale('de', 'customAttributes[bbbbbbbb].name')).toBe(true)
  expect([isStale('pt', 'name'), note('pt', 'name')?.status]).toEqual([false, 'done'])
})

it('marks none where the text is the same again, or the translation is written anew', () => {
  const path = 'customAttributes[bbbbbbbb].name'
  expect(after(set(path, 'Strength'), set(path, 'Grade', undefined, 'opera002')).note('de', path)).toBeUndefined()
  expect(after(set(path, 'Strength'), set(path, 'Festigkeitsklasse', 'de', 'opera002')).isStale('de', path)).toBe(false)
})

it('takes no id twice, whichever kind it is of, and no address twice in one kind', () => {
  const { record } = { record: { ...bolt, slug: 'other' } }
  expect(apply(everything, operation('add-content', { content: 'case/bolt0001', record }), [])).toMatchObject({
    error: { key: 'refusal.taken', params: { id: 'bolt0001' } },
  })
  const [taken, free] = ['product', 'info'].map((kind) =>
    apply(
      everything,
      operation('add-content', {
        content: `${kind}/newbolt1`,
        record: { ...record, slug: 'hex-nut', settings: { props: {} } },
      }),
      [],
    ),
  )
  expect(taken).toMatchObject({ error: { key: 'refusal.slugTaken', params: { slug: 'hex-nut' } } })
  expect(free).toHaveProperty('draft')
})

it('refuses a day that is none, and settings that have grown too large', () => {
  const changes = { publishedAt: '2026-13-45' }
  expect(apply(everything, operation('change-content', { content, changes }), [])).toMatchObject({
    error: { key: 'refusal.value', problem: { path: 'publishedAt', key: 'problem.date' } },
  })
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(20_000) }] }
  const value = { type: 'doc', content: Array.from({ length: limits.page / 20_000 + 1 }, () => paragraph) }
  expect(
    apply(everything, operation('set-setting', { of: { content }, path: 'description', value }), []),
  ).toMatchObject({
    error: { key: 'refusal.tooLarge' },
  })
})
