import { engineKinds, isObject } from '@vitrine/schemas'

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isId = (value: unknown): boolean => typeof value === 'string' && /^[a-z][a-z0-9-]{0,63}$/.test(value)

/** What is wrong with a translation engine of a config, in words. */
export function translationEngineProblems(engine: unknown): readonly string[] {
  if (!isObject(engine)) return ['a translation engine: it is no object.']
  const {
    id,
    name,
    kind,
    url,
    key,
    model,
    languages,
    translate,
    charactersPerMonth: most,
  } = engine as Readonly<Record<string, unknown>>
  const called = `translation engine ${String(kind ?? id)}`
  const problems: string[] = []
  if (most !== undefined && !(Number.isSafeInteger(most) && (most as number) > 0))
    problems.push(`${called}: charactersPerMonth must be a whole number above 0.`)
  if (kind === undefined) {
    if (!isId(id) || !isText(name) || typeof languages !== 'function' || typeof translate !== 'function')
      problems.push(
        `${called}: it needs an id of lower-case letters, digits and hyphens, name, languages and translate.`,
      )
    return problems
  }
  if (!engineKinds.some((known) => known === kind))
    return [...problems, `${called}: kind must be one of ${engineKinds.join(', ')}.`]
  if (kind === 'deepl' ? !isText(key) : !isText(url))
    problems.push(`${called}: it needs ${kind === 'deepl' ? 'key' : 'url'}.`)
  if (kind === 'openai' && !isText(model)) problems.push(`${called}: it needs model.`)
  if (url !== undefined && !(typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)))
    problems.push(`${called}: url must be an address: https://…`)
  return problems
}

/** What two engines of a config are both called. */
export const sameEngines = (engines: readonly unknown[]): readonly string[] => {
  const ids = engines.filter(isObject).map(({ id, kind }) => String(kind ?? id))
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) < at))].map((id) => `translationEngines has ${id} twice.`)
}
