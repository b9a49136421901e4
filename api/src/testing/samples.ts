// biome-ignore lint/suspicious/noExplicitAny: schemas of an OpenAPI document
type Json = any

/** Texts of which one fits most patterns and formats. */
const texts = [
  '1',
  'en',
  'abcdEF12',
  'a-page',
  'lamps',
  'someone@example.com',
  'www.lamps.example',
  '/a/path',
  '#0b5cab',
  'DE',
  '2026-03-15',
  'f'.repeat(64),
  'https://lamps.example/',
  'x',
]

const formats: Readonly<Record<string, string>> = {
  email: 'someone@example.com',
  date: '2026-03-15',
  'safe-url': '/a/path',
  asset: '/media/1/a.webp',
  color: '#0b5cab',
  'plain-color': '#0b5cab',
  country: 'DE',
}

/** The smallest value that fits a schema of a description; what may be left out is left out. */
export function sampleOf(schema: Json, document: Json, depth = 0): unknown {
  if (schema === undefined || depth > 12) return undefined
  if (schema.$ref !== undefined) {
    const at = String(schema.$ref).slice(2).split('/')
    return sampleOf(
      at.reduce((node, name) => node?.[name.replaceAll('~1', '/')], document),
      document,
      depth + 1,
    )
  }
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [branch] = schema.oneOf ?? schema.anyOf ?? []
  if (branch && schema.type !== 'object')
    return sampleOf({ ...schema, oneOf: undefined, anyOf: undefined, ...branch }, document, depth + 1)
  const required: readonly string[] = [...(schema.required ?? []), ...(branch?.required ?? [])]
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        required.map((name) => [
          name,
          sampleOf(branch?.properties?.[name] ?? schema.properties?.[name] ?? {}, document, depth + 1),
        ]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items, document, depth + 1))
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      return textFor(schema)
  }
}

function textFor({ pattern, format, minLength = 0 }: Json): string {
  if (format !== undefined && formats[format] !== undefined) return formats[format]
  const fits = (text: string) => text.length >= minLength && (pattern === undefined || new RegExp(pattern).test(text))
  return texts.find(fits) ?? 'x'.repeat(Math.max(1, minLength))
}
