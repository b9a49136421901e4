import { type Component, ID_PATTERN, type SchemaNode, type SettingsById } from '@vitrine/schemas'

/** What stands on the clipboard: components with all in them, in all languages. */
export interface ClipboardEnvelope {
  /** The version of this form. */
  readonly vitrine: 1
  readonly type: 'components'
  /** The language of the base values. */
  readonly baseLanguage: string
  readonly root: readonly string[]
  readonly components: Readonly<Record<string, Component>>
  readonly componentsSettingValues: SettingsById
}

export const CLIPBOARD_VERSION = 1

const id = { type: 'string', pattern: ID_PATTERN } as const

/** More than anybody copies at once. */
const COMPONENTS = 1000

export const clipboardEnvelope: SchemaNode = {
  type: 'object',
  required: ['vitrine', 'type', 'baseLanguage', 'root', 'components', 'componentsSettingValues'],
  properties: {
    vitrine: { const: CLIPBOARD_VERSION },
    type: { const: 'components' },
    baseLanguage: { type: 'string', pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$' },
    root: { type: 'array', items: id, minItems: 1, maxItems: 100, uniqueItems: true },
    components: {
      type: 'object',
      minProperties: 1,
      maxProperties: COMPONENTS,
      propertyNames: id,
      additionalProperties: { $ref: 'component' },
    },
    componentsSettingValues: { type: 'object', propertyNames: id, additionalProperties: { $ref: 'settings' } },
  },
}
