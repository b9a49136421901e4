import {
  apply,
  baseTextsOf,
  type Done,
  fingerprint,
  rebase,
  sourceOf,
  textsIn,
  upgradeDraft,
  withNotesOfDraft,
} from '@vitrine/model'
import { type Draft, type Json, newId, type Operation, type SectionSpec, type Settings } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { Oracle, type Origin, type Sheet, type State } from './oracle.ts'

/**
 * What holds for translations: none is lost, each is what somebody who was told of every change in words says that it
 * is, and none is called outdated whose source says the same.
 */

const isLong = process.env.LONG === '1'
const OPERATIONS = isLong ? 100_000 : 1_500
const SEEDS = isLong ? 10 : 3

const text = { type: 'string', translatable: true } as const
const again = (words: string): string => (words.endsWith('!') ? words : `${words}!`)

/** In its second version it writes notes as calls: with an exclamation mark. */
const leaflet = {
  type: 'leaflet',
  version: 2,
  category: 'page',
  icon: 'image',
  presets: [],
  slots: { inside: {} },
  upgrades: { 1: [{ step: 'change', path: 'note', change: (value: Json) => again(String(value)) }] },
  props: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: text,
      note: text,
      body: { $ref: 'rich-text', translatable: true },
      image: { $ref: 'image', translatable: true, responsive: true },
      colour: { type: 'string' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id'],
          additionalProperties: false,
          properties: { id: { type: 'string' }, label: text, size: { type: 'number' } },
        },
      },
    },
  },
} as const
const specs = [leaflet] as unknown as readonly SectionSpec[]

const doc = (words: string, marks?: readonly Json[]): Json => {
  const [first = '', ...rest] = words.split(' ')
  return {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: `${first} `, ...(marks && { marks }) },
          { type: 'text', text: rest.join(' ') },
        ],
      },
    ],
  }
}
/** The words of a text as its path stores them. */
const valueAt = (path: string, words: string): Json => (path === 'body' ? doc(`${words} end`) : words)
const wordsAt = (path: string, words: string): string => (path === 'body' ? `${words} end` : words)
const basePath = (path: string): string => (path === 'image.alt' ? 'image.pc.alt' : path)

const languages = ['de', 'pt', 'ar'] as const
const vocabulary = ['Bolts', 'Hex bolts', 'Nuts and bolts', 'Washers', 'Threaded rods', 'Gr\u00f6\u00dfen']

/** Numbers that look random, and are the same for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const start: Draft = {
  draftsId: '1',
  name: 'Shop',
  pagesList: [{ id: 'home', pageType: 'home', order: 0, settings: { props: { name: 'Home' } } }],
  pageSchemaMap: { home: { version: 1, root: [], components: {} } },
  componentsSettingValues: {},
  menuList: [],
  globalConfiguration: {
    defaultLanguage: 'en',
    languages: ['en', ...languages].map((code) => ({ code, enabled: true })),
    themes: [],
  },
} as unknown as Draft

/** A draft that is edited, and what the oracle was told of it. */
class Play {
  draft = start
  readonly oracle = new Oracle()
  readonly counts = { operations: 0, checked: 0, lost: 0, falselyOutdated: 0, outdated: 0 }
  readonly did: Record<string, number> = {}
  readonly #number: (below: number) => number
  /** What takes the last steps back, with what the oracle knew before. */
  #past: { readonly inverses: readonly Operation[]; readonly sheets: ReadonlyMap<string, Sheet> }[] = []
  /** An earlier moment, for whoever edited meanwhile, and what was done since. */
  #earlier: { draft: Draft; sheets: ReadonlyMap<string, Sheet>; done: Done[] } = {
    draft: start,
    sheets: new Map(),
    done: [],
  }
  #words = 0

  constructor(seed: number) {
    this.#number = numbersFrom(seed)
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#number(list.length)] as T
  }

  /** Each is another text, but now and then an old one comes back. */
  #text(): string {
    this.#words += 1
    return this.#number(3) === 0 ? this.#pick(vocabulary) : `${this.#pick(vocabulary)} ${this.#words}`
  }

  ids(): readonly string[] {
    return Object.keys(this.draft.pageSchemaMap.home?.components ?? {})
  }

  settingsOf(id: string, draft: Draft = this.draft): Settings {
    return draft.componentsSettingValues[id] ?? { props: {} }
  }

  pathsOf(id: string): readonly string[] {
    const rows = this.settingsOf(id).props.rows as readonly { readonly id: string }[] | undefined
    return ['title', 'note', 'body', 'image.alt', ...(rows ?? []).map((row) => `rows[${row.id}].label`)]
  }

  /** Does operations, all of them or none. */
  #do(operations: readonly object[], tell: () => void): boolean {
    let draft = this.draft
    const done: Done[] = []
    for (const one of operations) {
      const outcome = apply(draft, { id: newId(), ...one } as Operation, specs)
      if ('error' in outcome) return false
      draft = outcome.draft
      done.push({ operation: outcome.operation, inverse: outcome.inverse })
    }
    this.#past = [
      ...this.#past.slice(-20),
      { inverses: done.map(({ inverse }) => inverse).toReversed(), sheets: this.oracle.sheets },
    ]
    this.draft = draft
    this.#earlier.done.push(...done)
    this.counts.operations += done.length
    tell()
    return true
  }

  step(): void {
    const ids = this.ids()
    const [name, make] =
      ids.length < 3 ? (['insert', this.#steps.insert] as const) : this.#pick(Object.entries(this.#steps))
    const id = ids.length > 0 ? this.#pick(ids) : ''
    make(id)
    this.did[name] = (this.did[name] ?? 0) + 1
    if (this.ids().includes(id)) this.check(id)
  }

  readonly #steps: Readonly<Record<string, (id: string) => void>> & { readonly insert: (id: string) => void } = {
    insert: () => this.#insert(),
    say: (id: string) => this.#say(id),
    sayAgain: (id: string) => this.#say(id),
    rewrap: (id: string) => this.#noise(id),
    translate: (id: string) => this.#translate(id),
    translateMore: (id: string) => this.#translate(id),
    keep: (id: string) => this.#keep(id),
    minor: (id: string) => this.#minor(id),
    clear: (id: string) => this.#clear(id),
    copy: (id: string) => this.#copy(id),
    move: (id: string) => {
      this.#do(
        [
          {
            type: 'move-component',
            page: 'home',
            component: id,
            to: { page: 'home', parent: null, after: this.#pick([null, ...this.ids()]) },
          },
        ],
        () => undefined,
      )
    },
    wrap: (id: string) => {
      if (this.ids().length > 12) return
      const wrapper = { id: newId(), type: 'leaflet', version: 2 }
      this.#do([{ type: 'wrap-component', page: 'home', component: id, wrapper, slot: 'inside' }], () =>
        this.oracle.copy('', wrapper.id),
      )
    },
    remove: (id: string) => {
      if (this.ids().length < 8) return
      const before = this.ids()
      this.#do([{ type: 'remove-component', page: 'home', component: id }], () => {
        for (const one of before) if (!this.ids().includes(one)) this.oracle.remove(one)
      })
    },
    row: (id: string) => this.#row(id),
    undo: () => this.#undo(),
    merge: (id: string) => this.#merge(id),
    language: () => this.#language(),
    import: () => this.#import(),
    older: (id: string) => this.#older(id),
    upgrade: (id: string) => this.#upgrade(id),
  }

  #insert(): void {
    if (this.ids().length > 12) return
    const id = newId()
    const words = this.#text()
    const row = newId()
    const settings: Settings = {
      props: {
        title: words,
        note: `${words}!`,
        body: doc(`${words} end`),
        image: { pc: { src: '/a.webp', alt: words } },
        rows: [{ id: row, label: words }],
      },
      editPropsByLangEnvMap: { de: { title: `de ${words}`, [`rows[${row}].label`]: `de ${words}` } },
    }
    const components = { [id]: { type: 'leaflet', version: 2 } }
    const inserted = { type: 'insert-component', page: 'home', parent: null, after: null, root: id, components }
    this.#do([{ ...inserted, settings: { [id]: settings } }], () => {
      for (const path of ['title', 'image.alt', `rows[${row}].label`]) this.oracle.say(id, path, words)
      this.oracle.say(id, 'note', `${words}!`)
      this.oracle.say(id, 'body', wordsAt('body', words))
      for (const path of ['title', `rows[${row}].label`]) this.oracle.translate(id, path, 'de', `de ${words}`, 'new')
    })
  }

  #set(id: string, path: string, value: Json, more: object = {}): object {
    return { type: 'set-setting', of: { page: 'home', component: id }, path, value, ...more }
  }

  #say(id: string): void {
    const path = this.#pick(this.pathsOf(id))
    const words = this.#text()
    this.#do([this.#set(id, basePath(path), valueAt(path, words))], () =>
      this.oracle.say(id, path, wordsAt(path, words)),
    )
  }

  /** What changes no word: white space, marks that nobody reads, bold, another picture, a number, the order of rows. */
  #noise(id: string): void {
    // What a new version makes of a note depends on its last character.
    const path = this.#pick(this.pathsOf(id).filter((one) => one !== 'note'))
    const words = this.oracle.wordsAt(id, path)
    if (words === undefined) return
    const rows = this.settingsOf(id).props.rows as readonly { readonly id: string }[] | undefined
    const row = rows?.[0]?.id
    const changes = [
      this.#set(
        id,
        basePath(path),
        path === 'body' ? doc(words, [{ type: 'bold' }]) : ` ${words.replaceAll(' ', ' \n')} `,
      ),
      this.#set(id, basePath(path), path === 'body' ? doc(words) : `${words.slice(0, 2)}\u00AD${words.slice(2)}\u200B`),
      this.#set(id, basePath(path), path === 'body' ? doc(words, [{ type: 'italic' }]) : words.normalize('NFD')),
      this.#set(id, 'image.pc.src', `/${this.#number(99)}.webp`),
      this.#set(id, 'colour', `#${this.#number(999)}`),
      ...(row === undefined
        ? []
        : [
            this.#set(id, `rows[${row}].size`, this.#number(9)),
            {
              type: 'move-item',
              of: { page: 'home', component: id },
              path: `rows[${row}]`,
              after: rows?.at(-1)?.id ?? null,
            },
          ]),
    ]
    this.#do([this.#pick(changes)], () => undefined)
  }

  #translate(id: string): void {
    const [path, language] = [this.#pick(this.pathsOf(id)), this.#pick(languages)]
    const words = `${language} ${this.#text()}`
    const status = this.#pick(['done', 'done', 'machine', 'needs-review'] as const)
    const origin: Origin = status === 'done' ? 'translated' : status
    const meta = status === 'done' ? {} : { meta: { status } }
    this.#do([this.#set(id, path, valueAt(path, words), { language, ...meta })], () =>
      this.oracle.translate(id, path, language, wordsAt(path, words), origin),
    )
  }

  #keep(id: string): void {
    const [path, language] = [this.#pick(this.pathsOf(id)), this.#pick(languages)]
    const settings = this.settingsOf(id)
    const value = settings.editPropsByLangEnvMap?.[language]?.[path]
    if (value === undefined) return
    const { source: _source, ...meta } = settings.translationMeta?.[language]?.[path] ?? { source: '', status: 'new' }
    this.#do([this.#set(id, path, value, { language, meta })], () => this.oracle.keep(id, path, language))
  }

  /** A change of words in one or two saves, and then somebody says that it was minor. */
  #minor(id: string): void {
    const path = this.#pick(this.pathsOf(id))
    const before = this.oracle.wordsAt(id, path)
    if (before === undefined) return
    const since = [sourceOf(leaflet.props, this.settingsOf(id), path)]
    const words = this.#text()
    const said = this.#set(id, basePath(path), valueAt(path, words))
    const cut = this.#number(2) === 0 ? [this.#set(id, basePath(path), valueAt(path, `${words} cut`))] : []
    this.#do([...cut, said, { type: 'mark-minor', of: { page: 'home', component: id }, path, since }], () => {
      this.oracle.say(id, path, wordsAt(path, words))
      this.oracle.mean(id, path, before)
    })
  }

  #clear(id: string): void {
    const [path, language] = [this.#pick(this.pathsOf(id)), this.#pick(languages)]
    if (this.settingsOf(id).editPropsByLangEnvMap?.[language]?.[path] === undefined) return
    this.#do([{ type: 'clear-setting', of: { page: 'home', component: id }, path, language }], () =>
      this.oracle.clear(id, path, language),
    )
  }

  #copy(id: string): void {
    if (this.ids().length > 12) return
    const components = this.draft.pageSchemaMap.home?.components ?? {}
    const ids: Record<string, string> = {}
    const open = [id]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      ids[one] = newId()
      open.push(...Object.values(components[one]?.slots ?? {}).flat())
    }
    this.#do([{ type: 'duplicate-component', page: 'home', component: id, ids }], () => {
      for (const [original, copy] of Object.entries(ids)) this.oracle.copy(original, copy)
    })
  }

  /** A new row, a copy of one with all that any language says of it, or one less. */
  #row(id: string): void {
    const { props, editPropsByLangEnvMap: maps = {}, translationMeta: notes = {}, alike = {} } = this.settingsOf(id)
    const rows = (props.rows ?? []) as readonly { readonly id: string; readonly label?: string }[]
    const of = { page: 'home', component: id }
    const row = rows[this.#number(Math.max(1, rows.length))]
    if (!row || (rows.length < 4 && this.#number(3) === 0)) {
      const [item, label] = [newId(), this.#text()]
      this.#do([{ type: 'insert-item', of, path: 'rows', after: null, item: { id: item, label } }], () =>
        this.oracle.say(id, `rows[${item}].label`, label),
      )
      return
    }
    const at = `rows[${row.id}]`
    if (rows.length > 3) {
      this.#do([{ type: 'remove-item', of, path: at }], () => this.oracle.removeRow(id, at))
      return
    }
    const copy = newId()
    const to = `rows[${copy}]`
    const renamed = <V>(map: Readonly<Record<string, V>>) =>
      Object.fromEntries(
        Object.entries(map).flatMap(([path, value]) => (path.startsWith(at) ? [[path.replace(at, to), value]] : [])),
      )
    const each = <V>(all: Readonly<Record<string, Readonly<Record<string, V>>>>) =>
      Object.fromEntries(
        Object.entries(all)
          .map(([code, map]) => [code, renamed(map)])
          .filter(([, map]) => Object.keys(map ?? {}).length > 0),
      )
    const item = { type: 'insert-item', of, path: 'rows', after: row.id, item: { ...row, id: copy } }
    this.#do([{ ...item, entries: each(maps), meta: each(notes), alike: renamed(alike) }], () =>
      this.oracle.copyRow(id, at, to),
    )
  }

  #undo(): void {
    const last = this.#past.at(-1)
    if (!last) return
    const past = this.#past.slice(0, -1)
    const isDone = this.#do(last.inverses, () => {
      this.oracle.sheets = last.sheets
    })
    // Nothing stands between a step and what takes it back.
    expect(isDone).toBe(true)
    this.#past = past
  }

  /** Somebody else translates a text as it was some steps ago, and saves now. */
  #merge(id: string): void {
    const then = this.#earlier
    const known = then.draft.componentsSettingValues[id]
    const [path, language] = [this.#pick(this.pathsOf(id)), this.#pick(languages)]
    const saw = then.sheets.get(id)?.words.get(path)
    if (known && saw !== undefined && then.done.length > 0) {
      const words = `${language} ${this.#text()}`
      const operation = { id: newId(), ...this.#set(id, path, valueAt(path, words), { language }) } as Operation
      const made = apply(then.draft, operation, specs)
      if (!('error' in made)) {
        const { operations, conflicts } = rebase([made.operation], then.done, { draft: this.draft, specs })
        if (conflicts.length === 0 && operations.length === 1)
          this.#do(operations, () => this.oracle.translate(id, path, language, wordsAt(path, words), 'translated', saw))
      }
    }
    this.#earlier = { draft: this.draft, sheets: this.oracle.sheets, done: [] }
  }

  /** A language comes or goes, or another one is that of addresses: no text is touched. */
  #language(): void {
    const language = { code: this.#pick(['fr', ...languages]), enabled: true }
    this.#do(
      this.#number(2) === 0
        ? [{ type: 'set-language', language, after: null }]
        : [
            { type: 'change-default-language', language: this.#pick(['en', ...languages]) },
            { type: 'change-default-language', language: 'en' },
          ],
      () => undefined,
    )
  }

  /** The draft goes out as a file and comes in again; whoever brings it may vouch for what nobody has read. */
  #import(): void {
    const isVouched = this.#number(4) === 0
    this.draft = withNotesOfDraft(structuredClone(this.draft), specs, isVouched ? 'done' : 'new')
    if (isVouched) this.oracle.vouch()
    this.#forget()
  }

  /** A title was translated before fingerprints knew words from white space. */
  #older(id: string): void {
    const settings = this.settingsOf(id)
    const language = this.#pick(languages)
    const note = settings.translationMeta?.[language]?.title
    if (!note || note.source !== sourceOf(leaflet.props, settings, 'title')) return
    const source = fingerprint(settings.props.title)
    const meta = { ...settings.translationMeta?.[language], title: { ...note, source } }
    this.#write(id, { ...settings, translationMeta: { ...settings.translationMeta, [language]: meta } })
    // An older fingerprint is that of its words alone: nothing that was said to mean the same is known of it.
  }

  #upgrade(id: string): void {
    const home = this.draft.pageSchemaMap.home
    const component = home?.components[id]
    if (!home || !component || this.oracle.wordsAt(id, 'note') === undefined) return
    const older = { ...home, components: { ...home.components, [id]: { ...component, version: 1 } } }
    this.draft = upgradeDraft({ ...this.draft, pageSchemaMap: { ...this.draft.pageSchemaMap, home: older } }, specs)
    this.oracle.rewrite(id, 'note', again)
    this.#forget()
  }

  #write(id: string, settings: Settings): void {
    this.draft = { ...this.draft, componentsSettingValues: { ...this.draft.componentsSettingValues, [id]: settings } }
    this.#forget()
  }

  /** What was done by no operation is taken back by none. */
  #forget(): void {
    this.counts.operations += 1
    this.#past = []
    this.#earlier = { draft: this.draft, sheets: this.oracle.sheets, done: [] }
  }

  /** Compares all that is known of a section with what the draft says. */
  check(id: string): void {
    const settings = this.settingsOf(id)
    const base = baseTextsOf(leaflet.props, settings, 'en')
    const sheet = this.oracle.sheets.get(id)
    const words = [...(sheet?.words.keys() ?? [])].toSorted()
    const found = [...base.sources.keys()].toSorted()
    if (found.join() !== words.join()) expect(found, `texts of ${id}`).toEqual(words)
    const entries = Object.values(settings.editPropsByLangEnvMap ?? {}).reduce(
      (sum, map) => sum + Object.keys(map).length,
      0,
    )
    if (entries !== (sheet?.translations.size ?? 0)) this.counts.lost += 1
    for (const language of languages)
      for (const { path, state, value } of textsIn(base, language)) {
        const expected: State = this.oracle.stateOf(id, path, language)
        if (state === 'stale') this.counts.outdated += 1
        if (state === 'stale' && expected !== 'stale') this.counts.falselyOutdated += 1
        if (state !== expected) expect([id, language, path, state]).toEqual([id, language, path, expected])
        const known = this.oracle.translationAt(id, path, language)
        const written = known && (path === 'body' ? doc(known.text) : known.text)
        if (JSON.stringify(value) !== JSON.stringify(written)) this.counts.lost += 1
        this.counts.checked += 1
      }
  }
}

it(`loses no translation and calls none outdated whose source says the same, in ${OPERATIONS} operations`, async ({
  annotate,
}) => {
  const all = { operations: 0, checked: 0, lost: 0, falselyOutdated: 0, outdated: 0 }
  const did: Record<string, number> = {}
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const play = new Play(seed)
    for (let steps = 0; play.counts.operations < OPERATIONS / SEEDS; steps += 1) {
      play.step()
      if (steps % 50 === 0) for (const id of play.ids()) play.check(id)
    }
    for (const id of play.ids()) play.check(id)
    for (const name of Object.keys(all) as (keyof typeof all)[]) all[name] += play.counts[name]
    for (const [name, times] of Object.entries(play.did)) did[name] = (did[name] ?? 0) + times
  }
  await annotate(JSON.stringify({ ...all, did }))
  expect(all).toMatchObject({ lost: 0, falselyOutdated: 0 })
  // Each kind of step was made, and enough was outdated for the test to be able to fail.
  expect(Object.values(did).filter((times) => times < 5)).toEqual([])
  expect(Object.keys(did)).toHaveLength(20)
  expect(all.outdated).toBeGreaterThan(all.checked / 50)
}, 900_000)
