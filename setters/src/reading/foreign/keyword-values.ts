import { isObject, units } from '@vitrine/schemas'

const kinds: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])

export const isKind = (value: unknown): boolean => kinds.has(value)
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isSchema = (value: unknown): boolean => isObject(value) || typeof value === 'boolean'
const isText = (value: unknown): boolean => typeof value === 'string'
const isYesOrNo = (value: unknown): boolean => typeof value === 'boolean'
/** A limit, or in older drafts whether the one beside it is meant exclusively. */
const isLimit = (value: unknown): boolean => isNumber(value) || isYesOrNo(value)
const fits = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'enum', 'examples', 'required']
const objects = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'setterOptions']
const schemas = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'additionalProperties']
const sizes = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']
const numbers = [...sizes, 'minContains', 'maxContains', 'minimum', 'maximum', 'multipleOf', 'order']
const texts = ['title', '$ref', 'format', 'pattern']
const alike = (isRight: (value: unknown) => boolean) => (keyword: string) => [keyword, isRight] as const

/** What may stand behind a keyword; those of ours may mean something else to others. */
const values: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(lists.map(alike(Array.isArray))),
  ...Object.fromEntries(objects.map(alike(isObject))),
  ...Object.fromEntries(schemas.map(alike(isSchema))),
  ...Object.fromEntries(numbers.map(alike(isNumber))),
  ...Object.fromEntries(texts.map(alike(isText))),
  items: (value) => isSchema(value) || Array.isArray(value),
  dependentRequired: (value) => isObject(value) && Object.values(value).every(Array.isArray),
  type: (value) => (Array.isArray(value) ? value.every(isKind) : isKind(value)),
  exclusiveMinimum: isLimit,
  exclusiveMaximum: isLimit,
  uniqueItems: isYesOrNo,
  nullable: isYesOrNo,
  unevaluatedProperties: isSchema,
  unevaluatedItems: isSchema,
  translatable: isYesOrNo,
  responsive: isYesOrNo,
  setter: fits(/^[a-z][a-z-]*$/),
  group: fits(/^[a-z][A-Za-z0-9]*$/),
  unit: (value) => units.some((unit) => unit === value),
  heading: (value) => typeof value === 'number' || typeof value === 'string',
  discriminator: (value) => isObject(value) && isText(value.propertyName),
}

/** Whether the value of a keyword can be read. */
export const isRight = (keyword: string, value: unknown): boolean =>
  !Object.hasOwn(values, keyword) || (values[keyword]?.(value) ?? true)
