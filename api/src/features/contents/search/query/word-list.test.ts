import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWordList } from './word-list.ts'

/** A list of words whose index gives at most `most` of them at once. */
async function listOf(words: readonly string[], most = words.length + 1) {
  const rows = words.map((word, at) => ({ id: at + 1, word }))
  const list = createWordList({ wordsAfter: async (id) => rows.filter((row) => row.id > id).slice(0, most) })
  await list.refresh()
  return { list, rows }
}

describe('the list of all words', () => {
  it('finds those that hold a part, wherever it stands, in every script', async () => {
    const letter = fc.constantFrom('a', 'b', 'ß', 'é', '螺', '母', 'ب', '𐐷')
    const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''))
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(word, { maxLength: 40 }), word, fc.integer({ min: 1, max: 7 }), async (...of) => {
        const [words, part, most] = of
        const { list } = await listOf(words, most)
        expect(list.holding(part)).toEqual(words.filter((one) => one.includes(part)))
      }),
    )
  })

  it('has what came since once it is read again', async () => {
    const { list, rows } = await listOf(['sechskantmutter'])
    rows.push({ id: 9, word: 'hutmutter' })
    expect(list.holding('mutt')).toEqual(['sechskantmutter'])
    await list.refresh()
    expect(list.holding('mutt')).toEqual(['sechskantmutter', 'hutmutter'])
  })

  it('leaves it to the index to choose among more than 500', async () => {
    const { list } = await listOf(Array.from({ length: 501 }, (_, at) => `x${at}mutter`))
    expect(list.holding('mutt')).toBeUndefined()
    expect(list.holding('500mutt')).toEqual(['x500mutter'])
  })
})
