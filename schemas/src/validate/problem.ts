import type { DefinedError, ErrorObject } from 'ajv'
import { isList, isObject } from '../json.ts'
import { childPath, itemPath } from '../paths/path.ts'
import { formats } from './formats.ts'

/** One thing that is wrong with a document, for a person and for a program. */
export interface Problem {
  /** The path of the value: `buttons[k3v9Qa2Z].label`, or a JSON pointer outside of props. */
  readonly path: string
  readonly component?: string
  readonly language?: string
  /** The key of its message: `problem.required`. The texts stand in `schemas/texts`. */
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What is known of a place where a problem was found. */
export type ProblemPlace = Pick<Problem, 'component' | 'language'>

const text = (value: unknown): string | number => (typeof value === 'number' ? value : String(value))

/** Formats of JSON Schema that have a message of their own, and those that share one. */
const standard: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'date-time',
  time: 'time',
  hostname: 'hostname',
  uri: 'uri',
  url: 'uri',
  iri: 'uri',
  uuid: 'uuid',
}

function problemOfFormat(format: string): Pick<Problem, 'key' | 'params'> {
  const name = Object.hasOwn(formats, format) ? format : Object.hasOwn(standard, format) ? standard[format] : undefined
  return name === undefined
    ? { key: 'problem.format.other', params: { format } }
    : { key: `problem.format.${name}`, params: {} }
}

function keyAndParams(error: DefinedError | ErrorObject): Pick<Problem, 'key' | 'params'> {
  const params = error.params as Record<string, unknown>
  const problem = (key: string, ...names: readonly string[]) => ({
    key: `problem.${key}`,
    params: Object.fromEntries(names.map((name) => [name, text(params[name])])),
  })
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return problem('required', 'missingProperty')
    case 'type':
      return problem('type', 'type')
    case 'enum':
      return { key: 'problem.enum', params: { allowedValues: (params.allowedValues as unknown[]).join(', ') } }
    case 'const':
      return { key: 'problem.const', params: { allowedValue: text(params.allowedValue) } }
    case 'additionalProperties':
      return problem('unknownProperty', 'additionalProperty')
    case 'format':
      return problemOfFormat(String(params.format))
    case 'pattern':
      return problem('pattern', 'pattern')
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
    case 'minProperties':
    case 'maxProperties':
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return problem(error.keyword, 'limit')
    case 'multipleOf':
      return problem('multipleOf', 'multipleOf')
    case 'uniqueItems':
      return problem('uniqueItems')
    case 'discriminator':
      // Nothing was chosen: that is not one of the choices, but what is missing.
      if (params.tagValue === undefined)
        return { key: 'problem.required', params: { missingProperty: text(params.tag) } }
      return { key: 'problem.discriminator', params: { tag: text(params.tag), tagValue: text(params.tagValue) } }
    default:
      return { key: 'problem.other', params: { keyword: error.keyword } }
  }
}

const unescaped = (token: string) => token.replaceAll('~1', '/').replaceAll('~0', '~')

/** A JSON pointer as a path of props: indexes become the ids of the items that stand there. */
function pathOfPointer(pointer: string, data: unknown): string {
  let path = ''
  let value = data
  for (const token of pointer.split('/').slice(1).map(unescaped)) {
    if (isList(value)) {
      value = value[Number(token)]
      const id = isObject(value) ? value.id : undefined
      path = itemPath(path, typeof id === 'string' ? id : token)
    } else {
      value = isObject(value) ? value[token] : undefined
      path = childPath(path, token)
    }
  }
  return path
}

const isMissingTag = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'discriminator' && params.tagValue === undefined

const isSameMissing = ({ instancePath, params: { tag } }: ErrorObject, other: ErrorObject): boolean =>
  other.keyword === 'required' && other.instancePath === instancePath && other.params.missingProperty === tag

/** The errors of ajv as problems: which path, in which component and language, and which message. */
export const problemsOf = (
  errors: readonly ErrorObject[] | null | undefined,
  data: unknown,
  place: ProblemPlace = {},
): readonly Problem[] =>
  (errors ?? [])
    // What `if` reports repeats what its branch has already said, and a union what its list of required properties has.
    .filter(({ keyword }) => keyword !== 'if')
    .filter((error, _at, all) => !isMissingTag(error) || !all.some((other) => isSameMissing(error, other)))
    .map((error) => ({ path: pathOfPointer(error.instancePath, data), ...place, ...keyAndParams(error) }))
