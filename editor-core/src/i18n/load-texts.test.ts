import { expect, test, vi } from 'vitest'
import { loadLabels, loadWords } from './load-texts.ts'

const files = {
  '/a/de.json': async () => ({ 'banner.title': 'Titel' }),
  '/b/de.json': async () => ({ 'text.words': 'Worte' }),
}
const english = async () => ({ 'banner.title': 'Title', 'text.words': 'Words', 'text.more': 'More' })

test('words of plugins stand beside ours, and are asked for once a language', async () => {
  const others = vi.fn(async (language: string) => ({ 'acme.name': language === 'de' ? 'Name (de)' : 'Name' }))
  const labels = loadLabels({ files, english, others })
  expect(await labels('de')).toEqual({
    'banner.title': 'Titel',
    'text.words': 'Worte',
    'text.more': 'More',
    'acme.name': 'Name (de)',
  })
  await labels('de')
  expect(others.mock.calls).toEqual([['de']])
  const words = await loadWords({ files, english, others })('de')
  expect([words('acme.name'), words('text.words'), words('text.more')]).toEqual(['Name (de)', 'Worte', 'More'])
})

test('what failed is asked for again', async () => {
  let fails = true
  const others = async () => {
    if (fails) throw new Error('no line')
    return { 'acme.name': 'Name' }
  }
  const labels = loadLabels({ files, english, others })
  await expect(labels('en')).rejects.toThrow('no line')
  fails = false
  expect(await labels('en')).toMatchObject({ 'acme.name': 'Name' })
})
