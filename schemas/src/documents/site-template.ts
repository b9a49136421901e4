import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode } from '../keywords.ts'
import { languageCode } from './draft.ts'

/** What a template may be filled with, once, when a site is made from it: `{{company}}`. */
export const sitePlaceholders = {
  company: 'site.name',
  email: 'contact.email',
  phone: 'contact.phone',
  address: 'contact.address',
  country: 'contact.country',
} as const
export type SitePlaceholder = keyof typeof sitePlaceholders

const text = { type: 'string', minLength: 1, maxLength: 400 } as const
const byLanguage = (value: SchemaNode) =>
  ({
    type: 'object',
    required: ['en'],
    propertyNames: languageCode,
    additionalProperties: value,
  }) as const

/** `template.json` of a whole site that new sites begin with; beside it stands what an export gives. */
export const siteTemplate = {
  type: 'object',
  required: ['name', 'cover', 'languages', 'texts', 'placeholders', 'missing', 'colours', 'logo', 'samples'],
  additionalProperties: false,
  properties: {
    /** That of its folder. */
    name: { type: 'string', pattern: '^[a-z][a-z-]{0,63}$' },
    /** The id of the page that its picture shows. */
    cover: { type: 'string', minLength: 1, maxLength: 64 },
    /** The languages that all its texts are in, the one that its base is in first. */
    languages: { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: languageCode },
    /** What it is called, and for whom it is. */
    texts: byLanguage({
      type: 'object',
      required: ['title', 'description'],
      additionalProperties: false,
      properties: { title: text, description: text },
    }),
    placeholders: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(sitePlaceholders).map(([name, from]) => [name, { const: from }])),
    },
    /** What stands in a sentence for a placeholder that nothing is known for. */
    missing: { type: 'object', additionalProperties: byLanguage(text) },
    /** Those of its theme that are replaced by colours of the owner. */
    colours: { type: 'array', uniqueItems: true, items: { enum: ['primary', 'accent'] } },
    /** The components that show the logo of the owner. */
    logo: { type: 'array', items: { type: 'string', maxLength: 64 } },
    /** The texts and pictures to be replaced: paths by `component/{id}` or `{kind}/{slug}` of a content. */
    samples: {
      type: 'object',
      additionalProperties: { type: 'array', minItems: 1, items: { type: 'string', maxLength: 500 } },
    },
  },
} as const satisfies SchemaNode

/** The same as TypeScript has it: maps by language and by place are written out. */
export type SiteTemplate = Omit<PropsOf<typeof siteTemplate>, 'texts' | 'placeholders' | 'missing' | 'samples'> & {
  readonly texts: Readonly<Record<string, { readonly title: string; readonly description: string }>>
  readonly placeholders: Readonly<Partial<Record<SitePlaceholder, string>>>
  readonly missing: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly samples: Readonly<Record<string, readonly string[]>>
}
