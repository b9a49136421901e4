import type { ContentKind } from '@vitrine/schemas'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { isOneTypo, type SearchTerm, soughtIn } from './search-words.ts'

/** A part that stands in more words than this is looked for in the shortest of them. */
const MOST_WORDS = 1000
/** Up to so many entries are few. */
const FEW = 2000
/** So many words are looked through for one typing error. */
const MOST_SIMILAR = 5000

/**
 * Looks through the words of a tenant, which are letters and digits only. What is short must be the
 * start of a word, what is longer any part.
 */
function createWordBook(db: Database, tenantId: string) {
  const words = () => db.selectFrom('search_words').select('word').where('tenant_id', '=', tenantId)
  const taken = async (query: SelectQueryBuilder<Tables, 'search_words', { word: string }>) =>
    (await query.execute()).map(({ word }) => word)

  async function holding({ text, isWhole }: SearchTerm): Promise<readonly string[]> {
    if (isWhole) return [text]
    const found =
      [...text].length < 3
        ? words().where('word', '>=', text).where('word', '<', `${text}\u{10ffff}`)
        : words().where('word', 'like', `%${text}%`)
    return taken(
      found
        .orderBy(({ fn }) => fn('length', ['word']))
        .orderBy('word')
        .limit(MOST_WORDS),
    )
  }

  /** One error leaves the start or the end of a word as it was. */
  async function similarTo(text: string): Promise<readonly string[]> {
    const letters = [...text]
    if (letters.length < 5 || /\p{N}/u.test(text)) return []
    const half = Math.floor((letters.length - 1) / 2)
    const start = letters.slice(0, half).join('')
    const end = letters.slice(-half).join('')
    const length = ({ fn }: ExpressionBuilder<Tables, 'search_words'>) => fn<number>('length', ['word'])
    const near = await taken(
      words()
        .where(({ or, eb }) => or([eb('word', 'like', `${start}%`), eb('word', 'like', `%${end}`)]))
        .where(length, '>=', letters.length - 1)
        .where(length, '<=', letters.length + 1)
        .orderBy('word')
        .limit(MOST_SIMILAR),
    )
    return near.filter((word) => isOneTypo(word, text))
  }

  /** One list of words for each thing that must be there. */
  async function spellings(one: SearchTerm): Promise<readonly (readonly string[])[]> {
    const found = await holding(one)
    if (found.length > 0) return [found]
    if (one.parts.length === 0) return [await similarTo(one.text)]
    const lists = await Promise.all(one.parts.map(spellings))
    return lists.flat()
  }
  return { spellings }
}

/**
 * What a query looks for (R131), as a condition on contents; nothing when nothing can be found. Case and
 * accents do not count, parts of words are enough, `ISO4014` is `ISO 4014`, and a word of five letters
 * that nothing is called by may have one typing error.
 */
export async function searchFor(db: Database, tenantId: string, kind: ContentKind, query: string) {
  const { spellings } = createWordBook(db, tenantId)
  const lists: (readonly string[])[] = []
  for (const one of soughtIn(query)) {
    const found = await spellings(one)
    if (found.some((words) => words.length === 0)) return undefined
    lists.push(...found)
  }
  if (lists.length === 0) return undefined

  const rowsWith = (words: readonly string[]) =>
    db
      .selectFrom('contents_words as w')
      .select('w.content_id')
      .where('w.tenant_id', '=', tenantId)
      .where('w.kind', '=', kind)
      .where('w.word', 'in', words)
  const found = await Promise.all(
    lists.map(async (words) => {
      const rows = await rowsWith(words)
        .limit(FEW + 1)
        .execute()
      return { words, rows }
    }),
  )
  const [rarest, ...others] = found.sort((left, right) => left.rows.length - right.rows.length)
  if (!rarest || rarest.rows.length === 0) return undefined
  const areFew = rarest.rows.length <= FEW
  return ({ and, exists, eb }: ExpressionBuilder<Tables, 'contents'>) =>
    and([
      // Few are named one by one: no engine guesses well enough then that it need not look at all.
      areFew
        ? eb('contents.id', 'in', [...new Set(rarest.rows.map(({ content_id }) => content_id))])
        : eb('contents.id', 'in', rowsWith(rarest.words)),
      ...others.map(({ words }) =>
        areFew
          ? exists(rowsWith(words).where('w.content_id', '=', sql.ref<string>('contents.id')))
          : eb('contents.id', 'in', rowsWith(words)),
      ),
    ])
}
