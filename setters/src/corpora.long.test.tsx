import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { byIndex, getIn, type Json, type Segment, updateIn } from '@vitrine/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formSchema } from './reading/form-schema.ts'
import { type CorpusSchema, givenCorpus, jsonFormsCorpus, ownCorpus } from './testing/corpus.ts'
import { editField } from './testing/edit-field.ts'
import { SampleForm } from './testing/sample-form.tsx'
import { sampleOf } from './testing/sample-values.ts'
import { stepsOf } from './value-source/json-path.ts'
import { createValueSource } from './value-source/value-source.ts'

/** So many fields of one form are edited, and so many values of one schema are tried. */
const FIELDS = 60
const VALUES = 8
const ROUNDS = 3
/** Some schemas have hundreds of definitions. */
const PATIENCE = 120_000

interface Count {
  drawn: number
  raw: number
  refused: number
}
const counts = new Map<string, Count>()

const nothing: Json = {}
const copy = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json

/** The first place on the way to a value where there was nothing: what an edit may have made. */
function madeAt(before: Json | undefined, steps: readonly Segment[]): readonly Segment[] {
  const missing = steps.findIndex(
    (_, at) => (getIn(before, steps.slice(0, at + 1), byIndex) ?? undefined) === undefined,
  )
  return missing < 0 ? steps : steps.slice(0, missing + 1)
}

/** The value as it would be, had the field at a path not been touched. */
function without(after: Json | undefined, path: string, before: Json | undefined): Json | undefined {
  const steps = madeAt(before, stepsOf(path))
  return updateIn(after, steps, () => getIn(before, steps, byIndex), byIndex)
}

const fieldsIn = (form: Element) => [...form.querySelectorAll('[data-field]')]

/** Opens what is drawn on demand, a few levels deep. */
function openAll(form: Element): void {
  for (let round = 0; round < ROUNDS; round++)
    for (const closed of [...form.querySelectorAll('button[aria-expanded=false]:not([aria-haspopup])')].slice(0, 12))
      fireEvent.click(closed)
}

const settled = () => act(async () => new Promise((done) => setTimeout(done, 0)))

async function goThrough({ schema }: CorpusSchema, given: Json, seen: Map<string, string>): Promise<void> {
  const before = copy(given)
  const source = createValueSource(copy(given))
  const { container, unmount } = render(<SampleForm schema={schema} source={source} />)
  await settled()
  openAll(container)
  await settled()
  expect(source.value(), 'drawing changes nothing').toEqual(before)
  const fields = fieldsIn(container).map((field) => ({
    path: field.getAttribute('data-field') ?? '',
    setter: field.getAttribute('data-setter') ?? '',
  }))
  for (const { path, setter } of fields) seen.set(path, setter)

  for (const { path } of fields.slice(0, FIELDS)) {
    const find = () => fieldsIn(container).find((field) => field.getAttribute('data-field') === path)
    const field = find()
    if (!field || !editField(field)) continue
    expect(without(source.value(), path, before), `what was not edited stays as it is, beside '${path}'`).toEqual(
      before,
    )
    const reset = find()?.querySelector<HTMLButtonElement>(`button[aria-label^="Reset "]`)
    if (reset?.closest('[data-field]') === find() && reset) fireEvent.click(reset)
    expect(without(source.value(), path, before), `what was not reset stays as it is, beside '${path}'`).toEqual(before)
    act(() => source.reset(copy(before)))
  }
  await settled()
  expect(source.value()).toEqual(before)
  unmount()
  cleanup()
}

function valuesFor({ schema, values }: CorpusSchema): readonly Json[] {
  const form = formSchema(schema)
  const { default: start, examples = [] } = schema
  const sample = sampleOf(form.root, form)
  const all = [...values, start as Json | undefined, ...(examples as readonly Json[]), sample, nothing]
  return all.filter((value) => value !== undefined).slice(0, VALUES)
}

beforeAll(async () => {
  // What is loaded on demand is there at once, so that nothing has to be waited for.
  await Promise.all([import('./raw/json-editor.tsx')])
})
afterAll(() => {
  const lines = [...counts].map(
    ([name, { drawn, raw, refused }]) => `${name}: drawn ${drawn}, raw ${raw}, refused ${refused}`,
  )
  const sum = (key: keyof Count) => [...counts.values()].reduce((all, count) => all + count[key], 0)
  console.warn([...lines, `all: drawn ${sum('drawn')}, raw ${sum('raw')}, refused ${sum('refused')}`].join('\n'))
})

const corpora = { own: ownCorpus(), 'JSON Forms': jsonFormsCorpus(), given: givenCorpus() }

describe.each(Object.entries(corpora).filter(([, files]) => files.length > 0))(
  '%s: every schema of objects is drawn, edited and comes out whole',
  (_, files) => {
    it.each(files.flatMap((file) => file.schemas.map((schema) => ({ file: file.name, name: schema.name, schema }))))(
      '$file: $name',
      async ({ file, schema }) => {
        const count = counts.get(file) ?? { drawn: 0, raw: 0, refused: 0 }
        counts.set(file, count)
        const complaint = vi.spyOn(console, 'error')
        const seen = new Map<string, string>()
        count.refused += 1
        for (const value of valuesFor(schema)) await goThrough(schema, value, seen)
        expect(complaint.mock.calls.map(([first]) => String(first))).toEqual([])
        count.refused -= 1
        for (const setter of seen.values()) count[setter === 'raw' ? 'raw' : 'drawn'] += 1
        vi.restoreAllMocks()
      },
      PATIENCE,
    )
  },
)
