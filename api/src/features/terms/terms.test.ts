import { readFileSync } from 'node:fs'
import { termLimits } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { readTerms } from './formats/read-terms.ts'
import { tbxOf, termCsvOf } from './formats/write-terms.ts'
import { type GivenTerm, type Term, tidied } from './term.ts'
import trade from './trade-terms.json' with { type: 'json' }
import { wordsFor } from './words-of-tenant.ts'

onBothEngines('Words for translations', (engine) => {
  let storage: Storage
  let served: Served
  let owner: Client
  let tenantId: string

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterEach(() => served.app.close())

  const bolt = { kind: 'term', language: 'en', word: 'bolt', targets: [{ language: 'de', word: 'Schraube' }] }
  const add = async (given: object) => {
    const answer = await owner.post('v1/language/terms', given)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
    return answer.json().data
  }
  const list = (query = '') => owner.data(`v1/language/terms${query}`)
  const upload = (file: string, query = '', who = owner) => {
    const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="terms"\r\n\r\n${file}\r\n--b--\r\n`
    return who.ask('POST', `v1/language/terms/import${query}`, Buffer.from(form), {
      'content-type': 'multipart/form-data; boundary=b',
    })
  }

  it('are added, changed, looked for and removed', async () => {
    const { id } = await add(bolt)
    await add({ kind: 'keep', language: 'en', word: 'Nordhaven', hasCase: true })
    await add({ kind: 'forbidden', language: 'de', word: 'Bolzen', targets: [{ language: 'de', word: 'Schraube' }] })
    expect((await owner.post('v1/language/terms', { ...bolt, word: '  bolt ' })).statusCode).toBe(409)
    expect((await owner.post('v1/language/terms', { ...bolt, word: '   ' })).statusCode).toBe(422)
    expect((await list()).items.map(({ word }: { word: string }) => word)).toEqual(['bolt', 'Bolzen', 'Nordhaven'])
    expect((await list('?q=SCHRAUBE')).total).toBe(2)
    expect((await list('?q=100%25')).total).toBe(0)
    expect((await list('?kind=keep')).items).toMatchObject([{ word: 'Nordhaven', hasCase: true, targets: [] }])
    const targets = [...bolt.targets, { language: 'fr', word: 'boulon' }]
    const changed = await owner.ask('PUT', `v1/language/terms/${id}`, { ...bolt, targets })
    expect(changed.json().data.targets).toEqual(targets)
    expect((await list('?q=boulon')).items).toMatchObject([{ id, targets }])
    expect((await owner.ask('PUT', 'v1/language/terms/nothere1', bolt)).statusCode).toBe(404)
    expect((await owner.ask('DELETE', `v1/language/terms/${id}`)).statusCode).toBe(204)
    expect((await owner.ask('DELETE', `v1/language/terms/${id}`)).statusCode).toBe(404)
    expect((await list()).total).toBe(2)
    expect(await storage.db.selectFrom('term_targets').selectAll().execute()).toHaveLength(1)
  })

  it('are read by all members, and changed by who may change the settings', async () => {
    const editor = await served.memberOf(tenantId, { role: 'editor' })
    expect((await editor.get('v1/language/terms')).statusCode).toBe(200)
    expect((await editor.post('v1/language/terms', bolt)).statusCode).toBe(403)
    expect((await upload('kind,word\n', '?dryRun=false', editor)).statusCode).toBe(403)
    const other = await importSiteFiles(storage, specs, exampleSite('others'), { publish: true })
    await add(bolt)
    const stranger = await served.memberOf(other.tenantId, { role: 'owner' })
    expect((await stranger.get('v1/language/terms')).json().data.total).toBe(0)
  })

  it('go out and come in unchanged, in both formats', async () => {
    await add(bolt)
    await add({ kind: 'keep', language: 'en', word: 'Nord & "Haven"', hasCase: true })
    await add({ kind: 'forbidden', language: 'de', word: 'Bolzen', targets: [{ language: 'de', word: 'Schraube' }] })
    const before = await list()
    for (const format of ['tbx', 'csv']) {
      const { body } = await owner.get(`v1/language/terms/file?format=${format}`)
      expect((await upload(body, '?dryRun=false')).json().data).toMatchObject({
        new: 0,
        changed: 0,
        same: 3,
        refused: 0,
      })
    }
    expect(await list()).toEqual(before)
  })

  it('come in beside those that are known, after a look at what would change', async () => {
    await add(bolt)
    const file = 'word,case,de,fr\nbolt,,Bolzen | Schraube,boulon\nnut,yes,Mutter,\n"",,x,\n'
    const dry = (await upload(file)).json().data
    expect(dry).toMatchObject({ new: 1, changed: 1, same: 0, refused: 1, problems: [{ line: 4 }] })
    expect(dry.changes[0]).toMatchObject({
      ...{ word: 'bolt', isNew: false, before: bolt.targets },
      targets: [...bolt.targets, { language: 'de', word: 'Bolzen' }, { language: 'fr', word: 'boulon' }],
    })
    expect((await list()).items).toMatchObject([{ word: 'bolt', targets: bolt.targets }])
    expect((await upload(file, '?dryRun=false')).json().data).toEqual(dry)
    expect((await list()).items).toMatchObject([
      { word: 'bolt', targets: [{}, {}, {}] },
      { word: 'nut', hasCase: true },
    ])
    for (const wrong of ['<xliff/>', 'a,b\nc,d', '<tbx', '<!DOCTYPE tbx [<!ENTITY a "b">]><tbx/>'])
      expect([(await upload(wrong)).statusCode, wrong]).toEqual([422, wrong])
    const older =
      '<?xml version="1.0"?><!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd"><martif type="TBX" xml:lang="en"><text><body><termEntry id="1"><langSet xml:lang="de"><tig><term>Mutter</term></tig></langSet><langSet xml:lang="en"><tig><term>hex nut</term></tig></langSet></termEntry></body></text></martif>'
    expect((await upload(older)).json().data.changes).toMatchObject([
      { language: 'en', word: 'hex nut', targets: [{ language: 'de', word: 'Mutter' }] },
    ])
  })

  it('of the trade are a start', async () => {
    const start = (dryRun: boolean) => owner.post(`v1/language/terms/trade?dryRun=${dryRun}`, {})
    expect((await start(true)).json().data.new).toBeGreaterThan(30)
    expect((await list()).total).toBe(0)
    const { data } = (await start(false)).json()
    expect(data).toMatchObject({ changed: 0, refused: 0 })
    expect((await list()).total).toBe(data.new)
    const [price] = (await list('?q=Unit price&kind=term')).items
    expect(price.targets.map(({ language }: { language: string }) => language)).toEqual(['de', 'zh', 'fr'])
    expect((await start(false)).json().data).toMatchObject({ new: 0, changed: 0, same: data.new })
  })

  it('are no more than a site may have', async () => {
    const many = Array.from({ length: termLimits.terms + 1 }, (_, at) => `w${at}`).join('\n')
    const { data } = (await upload(`word\n${many}`)).json()
    expect(data).toMatchObject({ new: termLimits.terms, refused: 1 })
  })

  it('are masked and checked when texts are translated', async () => {
    await add({ kind: 'keep', language: 'en', word: 'Nordhaven' })
    await add(bolt)
    const [engineTests] = [await owner.get('v1/site/translation-engines')]
    expect(engineTests.statusCode).toBe(200)
    const table = (await owner.get('v1/language/translation-file?language=de&format=csv')).body
    const form = (file: string) =>
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${file}\r\n--b--\r\n`)
    await add({ kind: 'forbidden', language: 'de', word: 'Funzel' })
    const edit = table.replace('Torch,,missing', 'Torch,Funzel,translated')
    const sent = await owner.ask('POST', 'v1/language/translation-imports?language=de', form(edit), {
      'content-type': 'multipart/form-data; boundary=b',
    })
    const { id } = sent.json().data
    await expect
      .poll(async () => (await owner.data(`v1/language/translation-imports/${id}`)).rows.items, { timeout: 20_000 })
      .toMatchObject([{ after: 'Funzel', status: 'needs-review', why: ['forbidden'] }])
  })
})

describe('Files of words', () => {
  const word = fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
      fc.constantFrom('a|b', '\\', '\\|', '=1', "'x", '<b>', '&', '"'),
    )
    .map((text) =>
      text
        .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .normalize('NFC'),
    )
    .filter((text) => text !== '')
  const language = fc.constantFrom('de', 'fr', 'pt-BR', 'zh')
  const term = fc
    .record({
      kind: fc.constantFrom('term', 'keep', 'forbidden' as const),
      language: fc.constantFrom('en', 'de'),
      ...{ word, hasCase: fc.boolean() },
      targets: fc.array(fc.record({ language, word }), { maxLength: 4 }),
    })
    .map((given) => {
      const { targets, ...rest } = tidied(given as GivenTerm)
      // What to say instead is in the language of the word.
      const kept = targets.filter((one) => one.language !== rest.language || rest.kind === 'forbidden')
      return {
        ...rest,
        targets: rest.kind === 'forbidden' ? kept.filter((one) => one.language === rest.language) : kept,
      }
    })
  const sorted = (
    given: readonly { readonly targets: readonly { readonly language: string; readonly word: string }[] }[],
  ) =>
    given.map(({ targets, ...rest }) => ({
      ...rest,
      targets: [...Map.groupBy(targets, (one) => one.language)]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, all]) => all),
    }))

  it('say what went out', () =>
    fc.assert(
      fc.property(fc.array(term, { maxLength: 5 }), (terms) => {
        const stored = terms.map((one, at) => ({ id: String(at), ...one }) as Term)
        for (const file of [[...tbxOf(stored, 'en')].join(''), [...termCsvOf(stored)].join('').slice(1)]) {
          const read = readTerms(file, 'en').map(({ line: _line, ...one }) => tidied(one))
          expect(sorted(read)).toEqual(sorted(terms))
        }
      }),
    ))

  it('of the trade are those of the page', () => {
    const page = readFileSync(new URL('../../../../docs/trade-terms.md', import.meta.url), 'utf8')
    for (const language of Object.keys(trade[0]?.terms ?? {})) {
      const part = page.split(new RegExp(`^### .+ \\(${language}\\)$`, 'm'))[1]?.split(/\n#{2,3} /)[0] ?? ''
      const rows = part
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(1)
      const listed = rows.map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
      for (const [concept = '', wanted = '', not = ''] of listed) {
        const found = trade.find((one) => one.concept === concept)
        if (wanted.includes('{{') || concept === 'FOB with its port' || wanted === '') {
          expect(found?.terms[language as 'en']).toBeUndefined()
          continue
        }
        expect([language, concept, found?.terms[language as 'en']]).toEqual([language, concept, wanted])
        const wrong = not
          .split(';')
          .flatMap((one) => one.trim() || [])
          .filter((one) => !one.includes('{{'))
        const listedAs = (found?.not as Readonly<Record<string, readonly string[]>> | undefined)?.[language] ?? []
        expect([language, concept, listedAs]).toEqual([language, concept, wrong])
      }
    }
  })
})

describe('Words for a pair of languages', () => {
  const terms = [
    {
      id: 'a',
      kind: 'term',
      language: 'en',
      word: 'bolt',
      hasCase: false,
      targets: [
        { language: 'pt', word: 'parafuso' },
        { language: 'pt-BR', word: 'rosca' },
      ],
    },
    { id: 'b', kind: 'keep', language: 'en', word: 'Nordhaven', hasCase: false, targets: [] },
    {
      id: 'c',
      kind: 'forbidden',
      language: 'pt',
      word: 'lote',
      hasCase: false,
      targets: [{ language: 'pt', word: 'unidade' }],
    },
  ] as const satisfies readonly Term[]

  it('are those of the language, else of its region or of the language of the region', () => {
    expect(wordsFor(terms, 'en', 'pt-BR').glossary).toEqual([{ source: 'bolt', targets: ['rosca'] }])
    expect(wordsFor(terms, 'en-GB', 'pt-PT').glossary).toEqual([{ source: 'bolt', targets: ['parafuso', 'rosca'] }])
    expect(wordsFor(terms, 'de', 'pt').glossary).toEqual([])
    expect(wordsFor(terms, 'en', 'pt').forbidden).toEqual([{ word: 'lote', instead: ['unidade'] }])
    expect(wordsFor(terms, 'en', 'de')).toEqual({ keep: ['Nordhaven'], glossary: [], forbidden: [] })
  })
})
