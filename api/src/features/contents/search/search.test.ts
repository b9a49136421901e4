import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../../open-storage.ts'
import { changedSite } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Served, serve } from '../../../testing/serve.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { createContentsStore } from '../contents.queries.ts'
import { indexedRecord } from './index/indexed-record.ts'
import { soughtIn } from './index/split-words.ts'
import { isOneTypo } from './index/typos.ts'
import { createFinder } from './query/find.ts'

const named = (slug: string, name: string, maps: object = {}, more: object = {}) => ({
  [`content/info/${slug}.json`]: {
    slug,
    settings: {
      props: { title: name, ...more },
      editPropsByLangEnvMap: Object.fromEntries(Object.entries(maps).map(([code, title]) => [code, { title }])),
    },
  },
})

const articles = {
  ...named('bolt', 'Hexagon head bolt ISO 4014', { de: 'Sechskantschraube mit Schaft' }),
  ...named('nut', 'Nut DIN934, M 8, self-locking', { zh: '不锈钢螺母' }),
  ...named('washer', 'Washer EN 10204-3.1 for M8x40', { zh: 'ばね座金のカタログ' }),
  ...named('crate', 'Crate, 5 mm façade straße', {}, { summary: 'A schroud for shipping' }),
}

onBothEngines('Searching', (engine) => {
  let served: Served

  beforeAll(async () => {
    const storage = await engine.open()
    served = await serve({ storage })
    await importSiteFiles(storage, specs, changedSite(articles), { publish: true })
  })

  it.each([
    ['without case and accents', 'FACADE', ['crate']],
    ['without case and accents', 'Strasse', ['crate']],
    ['a standard with its space', 'ISO 4014', ['bolt']],
    ['a standard without its space', 'ISO4014', ['bolt']],
    ['a standard with a hyphen', 'iso-4014', ['bolt']],
    ['what is written together', 'DIN 934', ['nut']],
    ['a short code, not everything with its letter', 'M8', ['nut', 'washer']],
    ['a code in parts', 'M8 x 40', ['washer']],
    ['a code with signs', 'EN10204 3.1', ['washer']],
    ['words with a hyphen', 'selflocking', ['nut']],
    ['words without a hyphen', 'self locking nut', ['nut']],
    ['a part of a long word', 'schraube', ['bolt']],
    ['the start of a word by two letters', 'he', ['bolt']],
    ['not two letters inside a word', 'xa', []],
    ['one wrong letter', 'hexagin', ['bolt']],
    ['one letter too few', 'hexgon', ['bolt']],
    ['one letter too many', 'hexaggon', ['bolt']],
    ['two letters changed', 'hexgaon', ['bolt']],
    ['an error at the start', 'gexagon', ['bolt']],
    ['an error at the end', 'hexagom', ['bolt']],
    ['not two errors', 'hexgim', []],
    ['not an error in four letters', 'nuts', []],
    ['a part of Chinese', '螺母', ['nut']],
    ['more of Chinese', '不锈钢螺母', ['nut']],
    ['one Chinese character', '钢', ['nut']],
    ['the last Chinese character', '母', ['nut']],
    ['what Chinese does not hold', '母钢', []],
    ['a part of Japanese', '座金', ['washer']],
    ['Japanese letters', 'カタログ', ['washer']],
    ['half-width letters', 'ｶﾀﾛｸﾞ', ['washer']],
    ['both scripts at once', '螺母 din', ['nut']],
    ['all words, wherever they are', 'shipping crate', ['crate']],
    ['nothing when one word is missing', 'shipping bolt', []],
    ['nothing for signs alone', '!?', []],
  ])('finds %s: %s', async (_what, q, slugs) => {
    const { items } = await served.data(`v1/page/info/list?sort=name&q=${encodeURIComponent(q)}`, {
      'client-id': 'lamps',
    })
    expect(items.map(({ slug }: { slug: string }) => slug).sort()).toEqual([...slugs].sort())
  })
})

onBothEngines('An older database', (engine) => {
  it('is found in too, once it is brought up to date', async () => {
    const place = await engine.fresh()
    const old = await openStorage(place, '0004-operations-and-releases')
    await sql`insert into tenants (id, client_id, name, settings, facts, content_version, created_at)
      values ('100001', 'lamps', 'Lamps', '{}', '{}', 1, '')`.execute(old.db)
    for (const id of ['oldAAAA1', 'oldAAAA2'])
      await sql`insert into contents (tenant_id, id, kind, slug, status, position, revision, created_at, updated_at,
        settings, names, sort_name, search) values ('100001', ${id}, 'product', ${id}, 'published', 0, 1, '', '',
        ${JSON.stringify({ props: { name: `Lamp of ${id}` } })}, '{}', '', '')`.execute(old.db)
    await old.close()
    const storage = await engine.open(place)
    const { list } = createContentsStore(storage, createFinder(storage.db).find)
    const found = async (q: string) =>
      (await list('100001', 'product', { page: 1, pageSize: 9, sort: 'order', q })).total
    expect([await found('lamp'), await found('oldaaaa2'), await found('torch')]).toEqual([2, 1, 0])
  })
})

describe('words', () => {
  it('are kept in bounds', () => {
    const many = Array.from({ length: 9000 }, (_, index) => `w${index}`).join(' ')
    const wordsOf = (title: string) => indexedRecord({ kind: 'info', settings: { props: { title } } }, 'en').words
    expect(wordsOf(many).size).toBe(5000)
    expect(soughtIn(many)).toHaveLength(8)
    expect([...wordsOf('x'.repeat(500)).keys()]).toContain('x'.repeat(60))
  })
  it('tell one error from two', () => {
    expect(isOneTypo('bolt', 'bolt')).toBe(true)
    for (const [a, b] of [
      ['bolt', 'bot'],
      ['bolt', 'bollt'],
      ['bolt', 'bolts'],
      ['bolt', 'blot'],
      ['bolt', 'belt'],
    ] as const)
      expect([a, b, isOneTypo(a, b), isOneTypo(b, a)]).toEqual([a, b, true, true])
    for (const [a, b] of [
      ['bolt', 'tlob'],
      ['bolt', 'bo'],
      ['bolt', 'lobt'],
      ['bolt', 'xolts'],
    ] as const)
      expect([a, b, isOneTypo(a, b), isOneTypo(b, a)]).toEqual([a, b, false, false])
  })
})
