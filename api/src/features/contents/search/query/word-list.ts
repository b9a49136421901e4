import type { IndexReader } from './read-index.queries.ts'

/** Between two words: no word has one in it. */
const LINE = 10
/** In so many words a part may stand before the database is asked for the most frequent of them. */
const MOST_FOUND = 500

export interface WordList {
  /** Reads what was added to the index since it was read last. */
  readonly refresh: () => Promise<void>
  /** The words in which a part stands anywhere; nothing when those are more than can be compared. */
  readonly holding: (text: string) => readonly string[] | undefined
}

/**
 * All words of an index as one piece of memory, about 10 bytes for each: to find a part in their middle a database
 * reads all its rows, which takes 50 ms for half a million of them. Words that are gone stay in the list, so what is
 * found has to be looked up in the index.
 */
export function createWordList(reader: Pick<IndexReader, 'wordsAfter'>): WordList {
  let bytes: Buffer = Buffer.from('\n')
  let length = bytes.length
  /** The highest number that was read: new words get higher ones. */
  let last = 0

  function append(text: Buffer): void {
    if (length + text.length > bytes.length) {
      const longer = Buffer.alloc(Math.ceil((length + text.length) * 1.25))
      bytes.copy(longer, 0, 0, length)
      bytes = longer
    }
    text.copy(bytes, length)
    length += text.length
  }
  return {
    async refresh() {
      for (let rows = await reader.wordsAfter(last); rows.length > 0; rows = await reader.wordsAfter(last)) {
        append(Buffer.from(`${rows.map(({ word }) => word).join('\n')}\n`))
        last = rows.at(-1)?.id ?? last
      }
    },
    holding(text) {
      const all = bytes.subarray(0, length)
      const sought = Buffer.from(text)
      const found: string[] = []
      for (let at = all.indexOf(sought); at >= 0; ) {
        if (found.length === MOST_FOUND) return undefined
        const end = all.indexOf(LINE, at)
        found.push(all.toString('utf8', all.lastIndexOf(LINE, at) + 1, end))
        at = all.indexOf(sought, end)
      }
      return found
    },
  }
}

/** Reads an index of which all words are in memory: parts in the middle of words are looked for there. */
export const withWordList = (reader: IndexReader, list: Pick<WordList, 'holding'>): IndexReader => ({
  ...reader,
  async holding(text) {
    const words = list.holding(text)
    return words === undefined ? reader.holding(text) : reader.mostFrequent(words)
  },
})
