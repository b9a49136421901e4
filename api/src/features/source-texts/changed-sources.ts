import { ownersIn, type Specs, shownWords, sourceOf, sourceWords } from '@vitrine/model'
import type { Draft, SchemaNode, Settings } from '@vitrine/schemas'

/** What a source said, by its fingerprint. */
export type SourceTexts = ReadonlyMap<string, string>

/** A text that is longer is not kept: nobody reads word by word what has changed in it. */
const LONGEST = 100_000

/** What the base said before a change to those translations that are outdated by it. */
export function* changedSources(
  schema: SchemaNode,
  before: Settings,
  after: Settings,
): Generator<readonly [fingerprint: string, text: string]> {
  const paths = Object.values(before.editPropsByLangEnvMap ?? {}).flatMap((map) => Object.keys(map))
  for (const path of new Set(paths)) {
    const was = sourceOf(schema, before, path)
    if (was === sourceOf(schema, after, path)) continue
    const text = shownWords(sourceWords(schema, before, path))
    if (text !== '' && text.length <= LONGEST) yield [was, text]
  }
}

/** The same for all that is held of a draft; what was not touched is the same object in both. */
export function changedSourcesIn(before: Draft, after: Draft, specs: Specs): SourceTexts {
  const known = new Map([...ownersIn(before, specs)].map(({ of, settings }) => [JSON.stringify(of), settings]))
  const found = new Map<string, string>()
  for (const { of, schema, settings } of ownersIn(after, specs)) {
    const was = known.get(JSON.stringify(of))
    if (!was || was === settings || was.props === settings.props) continue
    for (const [fingerprint, text] of changedSources(schema, was, settings)) found.set(fingerprint, text)
  }
  return found
}
