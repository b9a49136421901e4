import { act, cleanup, render } from '@testing-library/react'
import type { Json, SchemaNode } from '@vitrine/schemas'
import { type OtherSchemas, plainCheckOf } from '@vitrine/schemas/plain'
import { createValueSource } from '../../value-source/value-source.ts'
import { SampleForm } from '../sample-form.tsx'
import { controlsIn, fieldsIn, openAll, withoutControl } from './controls.ts'
import { withoutRequired } from './without-required.ts'

export interface CorpusJob {
  readonly name: string
  readonly schema: unknown
  readonly documents: readonly Json[]
}

export interface CorpusResult {
  readonly name: string
  /** Why the form could not be drawn, if it could not. */
  readonly failure?: string
  /** Why edits cannot be judged: an independent check is not to be had for this schema. */
  readonly noCheck?: string
  readonly fields: number
  readonly withoutControl: readonly string[]
  readonly documents: number
  readonly changedByOpening: number
  /** Documents that the independent check calls valid; only these are edited. */
  readonly valid: number
  /** Edits of valid documents that wrote something. */
  readonly edits: number
  /** Of these: left without a part that is required, and wrong in any other way. */
  readonly incomplete: number
  readonly wrong: readonly string[]
}

const DOCUMENTS = 2
const EDITS = 60

const copy = <V,>(value: V): V => JSON.parse(JSON.stringify(value)) as V
const settled = () => act(async () => new Promise((done) => setTimeout(done, 0)))

/** Spread over all of a form, where it offers more than can be tried. */
function some<T>(all: readonly T[], count: number): readonly T[] {
  if (all.length <= count) return all
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as T)
}

/** Draws the form of a schema on each document, does in it whatever can be done, and counts what comes of it. */
export async function runSchema({ name, schema, documents }: CorpusJob, others: OtherSchemas): Promise<CorpusResult> {
  let check: ReturnType<typeof plainCheckOf> | undefined
  let checkOptional: typeof check
  let noCheck: string | undefined
  try {
    check = plainCheckOf(schema, others)
    checkOptional = plainCheckOf(withoutRequired(schema), (address) => withoutRequired(others(address)))
  } catch (error) {
    noCheck = String((error as Error).message).slice(0, 200)
  }
  const result = {
    fields: 0,
    withoutControl: new Set<string>(),
    changedByOpening: 0,
    valid: 0,
    edits: 0,
    incomplete: 0,
  }
  const wrong: string[] = []
  const given = documents.length > 0 ? some(documents, DOCUMENTS) : [{}]
  for (const document of given) {
    const source = createValueSource(copy(document))
    const { container, unmount } = render(
      <SampleForm schema={schema as SchemaNode} source={source} resolveRef={others} />,
    )
    const draw = async () => {
      await settled()
      openAll(container)
      await settled()
    }
    await draw()
    const fields = fieldsIn(container)
    result.fields += fields.length
    for (const field of withoutControl(container)) result.withoutControl.add(field.getAttribute('data-field') ?? '')
    if (container.querySelector('input, select, textarea, button, [contenteditable]') === null)
      result.withoutControl.add('the form')
    if (JSON.stringify(source.value()) !== JSON.stringify(document)) result.changedByOpening += 1
    if (documents.length > 0 && check && check(document).length === 0) {
      result.valid += 1
      for (const control of some(controlsIn(container), EDITS)) {
        control.press()
        await settled()
        const after = source.value()
        if (JSON.stringify(after) !== JSON.stringify(document)) {
          result.edits += 1
          const [first] = check(after)
          // Of a union, errors name every branch: what is missing in one of them is seen by asking for nothing.
          if (first && checkOptional?.(after).length === 0) result.incomplete += 1
          else if (first)
            wrong.push(`${control.name}: ${first.instancePath || '/'} ${first.message ?? first.keyword}`.slice(0, 300))
        }
        act(() => source.reset(copy(document)))
        await settled()
      }
    }
    unmount()
    cleanup()
  }
  return {
    name,
    ...result,
    withoutControl: [...result.withoutControl],
    documents: documents.length === 0 ? 0 : given.length,
    wrong,
    ...(noCheck !== undefined && { noCheck }),
  }
}
