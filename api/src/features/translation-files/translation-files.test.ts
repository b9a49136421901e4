import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { allRows } from '../../testing/fill-tables.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { sweepTranslationImports } from './store/imports.queries.ts'

onBothEngines('Files of translations', (engine) => {
  let storage: Storage
  let served: Served
  let site: Awaited<ReturnType<typeof importSiteFiles>>
  let editor: Client

  beforeEach(async () => {
    storage = await engine.open()
    site = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    served = await serve({ storage })
    editor = await served.memberOf(site.tenantId, { role: 'editor' })
  })
  afterEach(() => served.app.close())

  const out = async (query = '', who = editor): Promise<string> => {
    const answer = await who.get(`v1/language/translation-file?language=de${query}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
    return answer.body
  }
  const upload = (file: string | Uint8Array, query = '', who = editor) => {
    const form = [
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="de.xlf"\r\n\r\n'),
      Buffer.from(file),
      Buffer.from('\r\n--b--\r\n'),
    ]
    return who.ask('POST', `v1/language/translation-imports${query}`, Buffer.concat(form), {
      'content-type': 'multipart/form-data; boundary=b',
    })
  }
  const detail = (id: string, query = '') => editor.data(`v1/language/translation-imports/${id}${query}`)
  const settled = async (id: string) => {
    await vi.waitFor(async () => expect(['checking', 'applying', 'undoing']).not.toContain((await detail(id)).state), {
      timeout: 30_000,
    })
    return detail(id, '?pageSize=100')
  }
  const taken = async (file: string, query = '', who = editor) => {
    const answer = await upload(file, query, who)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
    const { id } = answer.json().data
    return { id, ...(await settled(id)) }
  }
  const act = async (id: string, what: string) => {
    const answer = await editor.post(`v1/language/translation-imports/${id}/${what}`, {})
    expect([answer.statusCode, answer.body]).toEqual([202, expect.anything()])
    return settled(id)
  }

  /** The file with one unit changed. */
  const edited = (file: string, name: string, change: (unit: string) => string) => {
    const units = file.match(/<unit [\s\S]*?<\/unit>/g) ?? []
    const unit = units.find((one) => one.includes(`name="${name}"`))
    expect(unit, name).toBeDefined()
    return file.replace(unit ?? '', () => change(unit ?? ''))
  }
  const translated =
    (target: string, state = 'final') =>
    (unit: string) =>
      unit
        .replaceAll(/state="[^"]*"(?: subState="[^"]*")?/g, `state="${state}"`)
        .replaceAll(/<target.*?<\/target>/g, '')
        .replaceAll('</source>', `</source><target xml:space="preserve">${target}</target>`)
  const rowsOf = (found: { rows: { items: readonly { outcome: string }[] } }) => found.rows.items
  const home = async () => editor.data(`v1/page/drafts/${site.draftsId}/pages/home`)
  const setting = (path: string, value: unknown, language?: string) => ({
    ...{ id: Math.random().toString(36).slice(2, 10).padEnd(8, 'x'), type: 'set-setting', path, value },
    of: { page: 'home', component: 'posterA1' },
    ...(language !== undefined && { language }),
  })
  const save = async (...operations: readonly object[]) => {
    const [{ revision }] = await editor.data('v1/page/drafts')
    const body = { draftsId: site.draftsId, baseRevision: revision, operations }
    const answer = await editor.post('v1/page/component/save-draft', body)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  }

  it('go out and come in unchanged without a change', async () => {
    const before = await allRows(storage)
    for (const format of ['xliff', 'csv']) {
      const found = await taken(await out(`&format=${format}`), format === 'csv' ? '?language=de' : '')
      expect(found).toMatchObject({ state: 'ready', format, language: 'de', counts: { toImport: 0, same: 23 } })
      expect(rowsOf(found)).toEqual([])
    }
    const after = await allRows(storage)
    const unchanged = ['drafts', 'draft_pages', 'contents', 'operations', 'content_operations'] as const
    for (const table of unchanged) expect(after[table]).toEqual(before[table])
  })

  it('are limited to a page, a kind of content and states', async () => {
    const names = async (query: string) =>
      [...(await out(query)).matchAll(/<unit id="u\d+" name="([^"]+)"/g)].map(([, name]) => name)
    expect(await names('&pageId=about')).toEqual(['page/about/name', 'component/posterB1/title'])
    expect((await names('&kind=case')).map((name) => name?.split('/')[2])).toEqual(['title', 'category'])
    expect(await names('&states=missing&pageId=home')).toEqual(['component/posterA1/picture.alt'])
    expect(await names('&states=translated')).toEqual([])
    await save(setting('title', 'Hello'))
    expect(await names('&states=stale')).toEqual(['component/posterA1/title'])
    expect((await editor.get('v1/language/translation-file?language=en')).statusCode).toBe(422)
    expect((await editor.get('v1/language/translation-file?language=ja')).statusCode).toBe(422)
  })

  it('are written as one job and taken back as one', async () => {
    const before = await home()
    let file = await out()
    file = edited(file, 'component/posterA1/title', translated('Willkommen bei Lamps Ltd'))
    file = edited(file, 'component/posterA1/picture.alt', translated('Unsere Halle', 'translated'))
    const name = /name="(product\/[A-Za-z0-9]{8}\/description)"/.exec(file)?.[1] ?? ''
    file = edited(file, name, translated('Hell 100 %_Licht'))
    const found = await taken(file)
    expect(found).toMatchObject({ counts: { new: 2, changed: 1, same: 20, toImport: 3 }, mayUndo: false })
    expect(rowsOf(found)[0]).toMatchObject({
      ...{ place: 'Home > poster > title', source: 'Welcome to Lamps Ltd', before: 'Willkommen', status: 'done' },
      ...{ after: 'Willkommen bei Lamps Ltd', problems: [], use: 'file' },
    })
    const done = await act(found.id, 'apply')
    expect(done).toMatchObject({ state: 'done', counts: { applied: 3 }, mayUndo: true })
    const { componentsSettingValues } = await home()
    const { editPropsByLangEnvMap, translationMeta } = componentsSettingValues.posterA1
    expect(editPropsByLangEnvMap.de).toEqual({ title: 'Willkommen bei Lamps Ltd', 'picture.alt': 'Unsere Halle' })
    expect(translationMeta.de.title).toMatchObject({ status: 'done', by: 'editor' })
    expect(translationMeta.de['picture.alt']).toMatchObject({ status: 'needs-review' })
    const lamp = await editor.data('v1/content/product/desk-lamp')
    expect(lamp.settings.editPropsByLangEnvMap.de.description.content[0].content).toEqual([
      { type: 'text', text: 'Hell 100 %_Licht' },
    ])
    // What came in goes out as it is now, and the same file says nothing new.
    expect((await taken(await out())).counts).toMatchObject({ same: 23, toImport: 0 })
    expect((await taken(file)).counts).toMatchObject({ toImport: 0, conflict: 0 })

    expect(await act(found.id, 'undo')).toMatchObject({ state: 'undone', counts: { undone: 3 }, mayUndo: false })
    expect((await home()).componentsSettingValues).toEqual(before.componentsSettingValues)
    expect((await editor.data('v1/content/product/desk-lamp')).settings.editPropsByLangEnvMap.de).toEqual({
      name: 'Tischlämpchen',
    })
  })

  it('keep what is here where it or its source was changed since, until somebody says otherwise', async () => {
    let file = await out()
    file = edited(file, 'component/posterA1/title', translated('Aus der Datei'))
    file = edited(file, 'page/home/name', translated('Startseite'))
    file = edited(file, 'component/posterA1/picture.alt', translated('Die Halle'))
    await save(setting('title', 'Hier', 'de'), setting('picture.alt', 'Our new hall'))
    const found = await taken(file)
    expect(found.counts).toMatchObject({ changed: 1, conflict: 2, toImport: 1 })
    const conflicts = rowsOf(await detail(found.id, '?outcome=conflict'))
    expect(conflicts).toMatchObject([
      {
        use: 'here',
        mayUseFile: true,
        before: 'Hier',
        after: 'Aus der Datei',
        problems: [expect.stringContaining('changed here')],
      },
      { use: 'here', mayUseFile: true, after: 'Die Halle', problems: [expect.stringContaining('source')] },
    ])
    const choose = (body: object) => editor.ask('PUT', `v1/language/translation-imports/${found.id}/choices`, body)
    const [, second] = conflicts as unknown as readonly { row: number }[]
    const chosen = await choose({ outcome: 'conflict', use: 'file', rows: [second?.row] })
    expect(chosen.json().data.counts.toImport).toBe(2)
    await act(found.id, 'apply')
    const { editPropsByLangEnvMap, translationMeta } = (await home()).componentsSettingValues.posterA1
    expect(editPropsByLangEnvMap.de).toEqual({ title: 'Hier', 'picture.alt': 'Die Halle' })
    // It was made from what the source said then.
    const states = await out('&states=stale')
    expect(states).toContain('component/posterA1/picture.alt')
    expect(translationMeta.de['picture.alt'].source).toMatch(/^2:[0-9a-f]{16}$/)
    expect((await choose({ outcome: 'conflict', use: 'here' })).statusCode).toBe(409)
  })

  it('leave out what was changed after the check, and after the import', async () => {
    let file = await out()
    file = edited(file, 'component/posterA1/title', translated('Aus der Datei'))
    file = edited(file, 'page/home/name', translated('Startseite'))
    const found = await taken(file)
    await save(setting('title', 'Nach der Prüfung', 'de'))
    expect(await act(found.id, 'apply')).toMatchObject({ counts: { applied: 1, edited: 1 } })
    const again = await taken(edited(await out(), 'component/posterA1/title', translated('Noch einmal')))
    await act(again.id, 'apply')
    await save(setting('title', 'Von Hand', 'de'))
    expect(await act(again.id, 'undo')).toMatchObject({ state: 'undone', counts: { kept: 1, undone: 0 } })
    expect((await home()).componentsSettingValues.posterA1.editPropsByLangEnvMap.de.title).toBe('Von Hand')
  })

  it('as a table are translated in its cells, whatever their states say', async () => {
    const table = await out('&format=csv')
    const edit = table
      .replace('Our hall,,missing', 'Our hall,Unsere Halle,missing')
      .replace('<p>Bright 100%_light</p>,,missing', '"<p>Hell, 100%_Licht</p>",,translated')
      .replace('Outdoor > name,Outdoor,,missing', 'Outdoor > name,Outdoor,Außen,translated')
    expect((await upload(edit)).statusCode).toBe(422)
    const cells = edit.replace(
      '"<p>Hell, 100%_Licht</p>",,translated',
      '<p>Bright 100%_light</p>,"<p>Hell, 100%_Licht</p>",translated',
    )
    const found = await taken(cells, '?language=de')
    expect(found.counts).toMatchObject({ new: 3, refused: 0, toImport: 3 })
    expect(rowsOf(found)).toMatchObject([
      { line: 4, status: 'needs-review' },
      { after: 'Hell, 100%_Licht', status: 'done' },
      { after: 'Außen', status: 'done' },
    ])
    const wrong = cells.replace(/^.*Torch > name.*$/m, (row) => `${row}\r\n${row}\r\nnothing/here,x,y,z,translated,,`)
    const refused = rowsOf(await taken(wrong, '?language=de')).filter(({ outcome }) => outcome === 'refused')
    expect(refused).toMatchObject([
      { problems: [expect.stringMatching(/^Line \d+ has the same text/)] },
      { place: 'nothing/here' },
    ])
    for (const [text, message] of [
      ['id,target\nx', 'source'],
      ['id,source,target,state\n"x', '"'],
    ] as const)
      expect(await taken(text, '?language=de')).toMatchObject({
        state: 'unreadable',
        message: expect.stringContaining(message),
      })
  })

  const label = 'component/posterA1/picture.alt'
  /** Edits by hand, each with what is said of it; `file` where nothing of the file can be read. */
  const hostile: readonly (readonly [
    what: string,
    change: (file: string) => string,
    problem: RegExp,
    of?: 'file' | 'conflict',
  ])[] = [
    [
      'a mark that is not closed',
      (file) => edited(file, label, translated('Der <pc id="1">Saal')),
      /^Line \d+ cannot be read/,
      'file',
    ],
    [
      'a control character',
      (file) => edited(file, label, translated('Der \u0007 Saal')),
      /^Line \d+ cannot be read/,
      'file',
    ],
    ['an unknown state', (file) => edited(file, label, translated('Der Saal', 'finished')), /“finished”/],
    ['an unknown element', (file) => edited(file, label, translated('Der <b>Saal</b>')), /“b”/],
    ['a placeholder left out', (file) => edited(file, label, translated('Die 〈〉 Hallen')), /“\{count\}” is missing/],
    [
      'a placeholder twice',
      (file) => edited(file, label, translated('Die <ph id="1" dataRef="d1"/> <ph id="1" dataRef="d1"/> Hallen')),
      /“1” .*twice/,
    ],
    [
      'a reference to no data',
      (file) => edited(file, label, translated('Die <ph id="1" dataRef="d9"/> Hallen')),
      /“d9”/,
    ],
    [
      'an unknown placeholder',
      (file) => edited(file, label, translated('Die <ph id="1" dataRef="d1"/> <ph id="7" dataRef="d1"/> Hallen')),
      /“7”/,
    ],
    [
      'one unit twice',
      (file) => edited(file, label, (unit) => `${translated('Die <ph id="1" dataRef="d1"/> Hallen')(unit)}\n${unit}`),
      /^Line \d+ has the same text/,
    ],
    [
      'an unknown unit',
      (file) =>
        edited(file, label, (unit) =>
          translated('Die <ph id="1" dataRef="d1"/> Hallen')(unit).replace(label, 'component/nowhere1/title'),
        ),
      /no longer on the site/,
    ],
    [
      'an edited source',
      (file) =>
        edited(file, label, (unit) =>
          translated('Die <ph id="1" dataRef="d1"/> Hallen')(unit).replace(' halls', ' houses'),
        ),
      /source text was changed in the file/,
    ],
    [
      'a fingerprint taken out',
      (file) =>
        edited(file, label, (unit) =>
          translated('Die <ph id="1" dataRef="d1"/> Hallen')(unit).replace(
            /<note category="vitrine:fingerprint">.*?<\/note>/,
            '',
          ),
        ),
      /does not say/,
      'conflict',
    ],
    ['another language', (file) => file.replace('trgLang="de"', 'trgLang="ja"'), /“ja”/, 'file'],
    ['another source language', (file) => file.replace('srcLang="en"', 'srcLang="fr"'), /“fr”/, 'file'],
    [
      'a state of ours that there is not',
      (file) =>
        edited(file, label, (unit) =>
          translated(
            'Die <ph id="1" dataRef="d1"/> Hallen',
            'translated',
          )(unit).replace('state="translated"', 'state="translated" subState="vitrine:best"'),
        ),
      /“vitrine:best”/,
    ],
    [
      'a document type',
      (file) => file.replace('<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]>\n<xliff'),
      /DOCTYPE/,
      'file',
    ],
    [
      'a split segment',
      (file) =>
        edited(file, label, (unit) =>
          translated('Die <ph id="1" dataRef="d1"/> Hallen')(unit).replace(
            /<segment [\s\S]*<\/segment>/,
            (segment) => segment + segment,
          ),
        ),
      /joined or split/,
    ],
    ['another version', (file) => file.replace('version="2.1"', 'version="1.2"'), /“1\.2”/, 'file'],
    ['no XLIFF', () => '<tmx version="1.4"><body/></tmx>', /XLIFF/, 'file'],
    [
      'a translation not marked as one',
      (file) => edited(file, label, translated('Die <ph id="1" dataRef="d1"/> Hallen', 'initial')),
      /not marked/,
    ],
  ]

  it('that were edited by hand in hostile ways are refused, each for its reason', async () => {
    await save(setting('picture.alt', '{count} halls'))
    const file = await out()
    for (const [what, change, problem, of] of hostile) {
      const found = await taken(change(file))
      if (of === 'file')
        expect([what, found.state, found.message]).toEqual([what, 'unreadable', expect.stringMatching(problem)])
      else {
        const [row, ...others] = rowsOf(found).filter(({ outcome }) => outcome === (of ?? 'refused'))
        expect([what, row], JSON.stringify(found)).toEqual([
          what,
          expect.objectContaining({ problems: [expect.stringMatching(problem)] }),
        ])
        expect([what, others]).toEqual([what, []])
      }
      expect([what, found.counts.toImport]).toEqual([what, what === 'one unit twice' ? 1 : 0])
    }
  })

  it('are mended where there is one way', async () => {
    await save(setting('picture.alt', '{count} halls'))
    const file = await out()
    const found = await taken(edited(file, label, translated('Die {count} Hallen')))
    expect(rowsOf(found)).toMatchObject([
      {
        outcome: 'refused',
        mayUseFile: true,
        use: 'here',
        after: 'Die {count} Hallen',
        problems: [expect.stringContaining('{count}')],
      },
    ])
    expect(
      (
        await editor.ask('PUT', `v1/language/translation-imports/${found.id}/choices`, {
          outcome: 'refused',
          use: 'file',
        })
      ).json().data.counts.toImport,
    ).toBe(1)
    expect(await act(found.id, 'apply')).toMatchObject({ counts: { applied: 1 } })
    expect((await home()).componentsSettingValues.posterA1.editPropsByLangEnvMap.de['picture.alt']).toBe(
      'Die {count} Hallen',
    )
  })

  it('that are too long for their place are refused, and what fails a check needs review', async () => {
    let file = await out()
    file = edited(file, 'page/home/name', translated('x'.repeat(121)))
    file = edited(file, 'component/posterA1/title', translated('Willkommen  bei Lamps Ltd'))
    const found = rowsOf(await taken(file))
    expect(found).toMatchObject([
      { outcome: 'refused', mayUseFile: false, problems: [expect.stringContaining('120')] },
      { outcome: 'changed', status: 'needs-review', why: ['double-space'] },
    ])
  })

  it('are taken by whoever may write the language', async () => {
    const file = edited(await out(), 'page/home/name', translated('Startseite'))
    const french = await served.memberOf(site.tenantId, { role: 'translator', languages: ['fr'] })
    expect(await taken(file, '', french)).toMatchObject({ state: 'unreadable', message: expect.stringContaining('de') })
    const german = await served.memberOf(site.tenantId, { role: 'translator', languages: ['de'] })
    const found = await taken(file, '', german)
    expect(found.counts).toMatchObject({ changed: 1 })
    const viewer = await served.memberOf(site.tenantId, { role: 'viewer' })
    expect((await upload(file, '', viewer)).statusCode).toBe(403)
    expect((await viewer.get('v1/language/translation-imports')).json().data.total).toBe(2)
    expect((await taken(file, '?language=fr')).message).toContain('fr')
    expect((await editor.ask('DELETE', `v1/language/translation-imports/${found.id}`)).statusCode).toBe(204)
    expect((await editor.get(`v1/language/translation-imports/${found.id}`)).statusCode).toBe(404)
    expect(await sweepTranslationImports(storage, Date.now() + 31 * 24 * 3_600_000)).toBe(2)
  })

  it('that are too large are not taken', async () => {
    expect((await upload(new Uint8Array(21 * 1024 * 1024))).statusCode).toBe(413)
  })
})
