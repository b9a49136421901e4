import {
  type Call,
  deref,
  type ImageValue,
  type Json,
  namesDefinition,
  type RichTextValue,
  type SchemaNode,
} from '@vitrine/schemas'

/** What a text says, by the name of its property and a running number: `name` → `Name 3`. */
export type SampleTexts = (property: string, number: number) => string

const nameInWords: SampleTexts = (property, number) => {
  const words = property.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${number}`
}

/** Texts that must have a form: the first of these that fits is taken. */
const forms = ['1', 'sample', 'EUR', '2026-11-20', '+49 30 1234567', 'sample@example.com', '/']

interface Making {
  readonly texts: SampleTexts
  /** Counts the items of the list that is being made, so that no two are the same. */
  readonly number: number
}

function textFor(node: SchemaNode, property: string, { texts, number }: Making): string | undefined {
  if (node.format === 'asset') return samplePicture.src
  // Where a text comes from another language than the page's: samples do not.
  if (property === 'language') return undefined
  if (node.format === 'color') return 'theme:primary'
  const short = `sample${String(number).padStart(2, '0')}`
  if (property === 'id' || property === 'slug') return short
  if (/At$/.test(property)) return '2026-11-20T08:00:00.000Z'
  const { pattern, maxLength } = node
  if (pattern !== undefined) return [short, ...forms].find((form) => new RegExp(pattern).test(form))
  return texts(property, number).slice(0, maxLength)
}

const numberFor = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }: SchemaNode, number: number): number =>
  Math.min(Math.max(number * 12, minimum), maximum)

function listFor(node: SchemaNode, property: string, making: Making): Json | undefined {
  const { items, maxItems = 8, uniqueItems = false } = node
  if (!items) return []
  const length = uniqueItems ? 1 : Math.min(property === 'items' ? 8 : 3, maxItems)
  const made = Array.from({ length }, (_, at) => valueFor(items, property, { ...making, number: at + 1 }))
  return made.filter((item) => item !== undefined)
}

function objectFor(node: SchemaNode, making: Making): Json {
  const entries = Object.entries(node.properties ?? {})
    .map(([name, child]) => [name, valueFor(child, name, making)] as const)
    .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined)
  const made = Object.fromEntries(entries)
  // One page that holds all there is.
  return Array.isArray(made.items) && 'total' in made
    ? { ...made, total: made.items.length, page: 1, pageSize: 24 }
    : made
}

const words = (text: string) => [{ type: 'text' as const, text }]

/** A text of two parts, as long texts are: with titles, so that a list of contents has something to list. */
const richTextFor = (texts: SampleTexts, property: string): RichTextValue => ({
  type: 'doc',
  content: [1, 2].flatMap((part) => [
    { type: 'heading', attrs: { level: 2 }, content: words(texts('title', part)) },
    { type: 'paragraph', content: words(texts(property, part)) },
  ]),
})

/** Makes a value from nothing but its schema, so it cannot use `mapAlong`, which follows a value that is there. */
function valueFor(schema: SchemaNode, property: string, making: Making): Json | undefined {
  // Documents are named by `$ref` too; no section asks for one.
  if (schema.$ref !== undefined && !namesDefinition(schema)) return undefined
  const node = deref(schema)
  if (node.$id === 'image') return { ...samplePicture } as unknown as Json
  if (node.$id === 'rich-text') return richTextFor(making.texts, property) as unknown as Json
  if (node.$id === 'video' || node.$id === 'seo') return undefined
  if (node.const !== undefined || node.enum) return (node.const ?? node.enum?.[0]) as Json
  if (node.oneOf?.[0]) return valueFor(node.oneOf[0], property, making)
  switch (Array.isArray(node.type) ? node.type[0] : node.type) {
    case 'string':
      return textFor(node, property, making)
    case 'number':
    case 'integer':
      return numberFor(node, making.number)
    case 'boolean':
      return false
    case 'array':
      return listFor(node, property, making)
    case 'object':
      return objectFor(node, making)
    default:
      return undefined
  }
}

/** An answer to a call as its schema describes it: what an owner sees where there is no content yet. */
export const sampleAnswer = ({ answer }: Call, texts: SampleTexts = nameInWords): Json =>
  valueFor(answer, '', { texts, number: 1 }) ?? null

/** Stands where a real picture will be: hills under a sun, a few hundred bytes of WebP. */
export const samplePicture: ImageValue = {
  src: 'data:image/webp;base64,UklGRqgDAABXRUJQVlA4IJwDAADwQwCdASrgAWgBPt1utFOopyqiohv4SVAbiWlu4MQD1hF9/z/SRdW2x7mUMNKr/z/A55dOYITox+zdSFJKP8//7dnHBMx2zEv9oI07z/7fj3ejl5+zdSJFlH+f/P3hPEcUe7rNxia/CX+zdSFzv5+3IVXuuUlgsFjiB9C6Lx7vD+7JdPOkv8qfpv3cDxUVidZAFN43UhTLeftyHl+gYDxZj8afMxAApEiyj/uyhLb3SYn9lSvu81ON1Q8z/QA18xt1rZ+7q62qYnf2Gt+u1Sr0vpoaAzpx/8/bz7zBCY26xknVGI1W56cLkrlx9wY8U77smpuhOptuqfvo2zwBNSoRsdO9b4AHiHnH/z9m6kKTS1DTiADcUN8AFu7ukBkHwmoRmNs8ryDRlYDxxR6w34dU7OKqDGOkYhJfGT7GR1dXpEq/QP5Bid0f6juCcPoSmJS33aRvjCKBjIobGs5EBuCOm6wZw/AAVK+Ee5EgtnR68B5HKYDfPrk0fWordwUIuTqQpV2o355+tUAbNvvUb7t908dYwNtW6pzWXbjN1DM0FT3ij3dYQFbrXVHIXObLyncNg5SEZjCjAusl04/+fv1Nt1elRtJ+/1a7tq2gPHyZFUe7q9m6kKSUOtEKpX8RysDjngupKQpJR/n/z9m6oteDQmLTuLBisjP2bqQpJR/n/z9m6hCKRG7ppZSQv8kpCklH+f/P2bqQpNE1i/5+zdSFJKP8/+fssAAA/u0OuKOuqpLpERAH0+6yrFSs4xFgMeO0NrG9dbzuydFFLwxyqL7jLqbtwKHM7DCeq1QXEmxfU0VKl/MYpEOStMAzJuy47QMc+K3JzweYoGiWs1XXvInL1zeVnqrm9iDgNh0g/w2vuMTDNrk5esUklFMUmSh9llL3Y7XTzz4xe2K/JI0kqMr8L8Ey6ZxSfVEuQ8+75zOe1SbeKr/qn/llPQ+rQTz7LPKBtmi6OizNWbD9sdeob/lgDy4rdswyI5yCefVLxtfwHvcMKhxOj9kaTShq7v3Pv6P0YmSyKa2x/DmiHk9MlqhtOJ+BhUEXWWuzSi7wuP2i4zifpxH+bF2UNuQdYrrWgs2rgmzfHsiMuTaIgJkAftXBpaC2h5X+BV0p7WAherzJQGKjH9MDW/Fkp7qniI3JhteJOcaRYYOH5LZ+w+o7YF0Hn8tuETAEJE5uWMwYgABI1khAABboFQRAAAePhOvQgAACEMAAAq7IgAAAAAA=',
  alt: '',
  width: 480,
  height: 360,
}
