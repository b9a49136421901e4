import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { Json } from '@vitrine/schemas'
import { plainCheckOf } from '@vitrine/schemas/plain'
import { beforeAll, expect, it, vi } from 'vitest'
import { anyFormSchema } from '../reading/form-schema.ts'
import { type CorpusSchema, givenCorpus, jsonFormsCorpus, ownCorpus } from '../testing/corpus.ts'
import { sampleOf } from '../testing/sample-values.ts'
import { SchemaForm } from './schema-form.tsx'

/** So many values of one schema are sent. */
const VALUES = 8
const PATIENCE = 120_000
const NEW = 'https://json-schema.org/draft/2020-12/schema'

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether a value is another one with, at most, more in it: defaults. */
function holds(whole: Json | undefined, part: Json): boolean {
  if (Array.isArray(part))
    return Array.isArray(whole) && whole.length === part.length && part.every((item, at) => holds(whole[at], item))
  if (isRecord(part)) return isRecord(whole) && Object.entries(part).every(([name, inner]) => holds(whole[name], inner))
  return whole === part
}

/** What JSON Schema itself says of a value; nothing where it cannot read the schema. */
function plainCheck(schema: object): ((value: unknown) => boolean) | undefined {
  // Words of 2020-12 say which draft a schema is of, if nothing else does.
  const isNew =
    !('$schema' in schema) && /"(?:prefixItems|dependent(?:Schemas|Required))":/.test(JSON.stringify(schema))
  try {
    const errors = plainCheckOf(isNew ? { $schema: NEW, ...schema } : schema)
    return (value) => errors(value).length === 0
  } catch {
    return undefined
  }
}

function valuesFor({ schema, values }: CorpusSchema): readonly Json[] {
  const form = anyFormSchema(schema)
  const { default: start, examples = [] } = schema
  const all = [...values, start as Json | undefined, ...(examples as readonly Json[]), sampleOf(form.root, form), {}]
  return all.filter((value) => value !== undefined).slice(0, VALUES)
}

beforeAll(async () => {
  await import('../raw/json-editor.tsx')
})

const corpora = [...ownCorpus(), ...jsonFormsCorpus(), ...givenCorpus()]

it.each(corpora.flatMap(({ name: file, schemas }) => schemas.map((schema) => ({ file, name: schema.name, schema }))))(
  '$file: $name is sent when JSON Schema takes its value, and told of when not',
  async ({ schema }) => {
    const fits = plainCheck(schema.schema)
    for (const value of valuesFor(schema)) {
      const sent = vi.fn()
      const { container } = render(<SchemaForm schema={schema.schema} defaultValue={value} onSubmit={sent} />)
      await act(async () => {})
      await act(async () => void fireEvent.submit(container.querySelector('form') as Element))
      const isChecked = screen.queryByRole('note') === null && fits !== undefined
      const said = JSON.stringify(value)
      if (sent.mock.calls.length > 0) {
        expect(holds(sent.mock.calls[0]?.[0], value), `nothing of ${said} is lost`).toBe(true)
        if (isChecked) expect(fits(sent.mock.calls[0]?.[0]), `what is sent of ${said} is valid`).toBe(true)
      } else {
        const summary = screen.getByText('There is a problem').closest('div') as HTMLElement
        const lines = within(summary).getAllByRole('listitem')
        for (const { textContent } of lines) expect(textContent).toMatch(/\S/)
        if (isChecked) expect(fits(value), `${said}: ${lines.map((line) => line.textContent).join(' | ')}`).toBe(false)
      }
      cleanup()
    }
  },
  PATIENCE,
)
