import type { SchemaNode } from '../keywords.ts'
import { engineErrorKinds, engineKinds } from '../translation-engine.ts'
import { call } from './call.ts'
import { nothing } from './fields.ts'

const kind = { enum: engineKinds } as const
const url = { type: 'string', minLength: 1, maxLength: 2000 } as const
const model = { type: 'string', minLength: 1, maxLength: 200 } as const
/** How many letters of source texts it may be sent in a month (UTC). */
const charactersPerMonth = { type: 'integer', minimum: 1, maximum: 1_000_000_000 } as const
const language = { type: 'string', minLength: 2, maxLength: 35 } as const
/** The id of an engine: a kind of the site's own, or what the config or a plugin calls it. */
const engine = { type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$' } as const
const ofKind = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: { kind },
} as const satisfies SchemaNode

const ownEngine = {
  type: 'object',
  required: ['kind', 'hasKey', 'usedThisMonth'],
  additionalProperties: false,
  properties: {
    kind,
    url,
    model,
    charactersPerMonth,
    /** Whether a key is stored that can be used. It is never answered. */
    hasKey: { type: 'boolean' },
    /** Letters that it was sent this month. */
    usedThisMonth: { type: 'integer', minimum: 0 },
  },
} as const satisfies SchemaNode

export const listEngines = call('GET v1/site/translation-engines', {
  name: 'translationEngines.list',
  access: 'settings.read',
  summary:
    'The translation engines that the site may use: its own, and those of the instance. Keys are never told. `canStoreKeys` is false where the operator set no SECRET_KEY: then no key is taken.',
  answer: {
    type: 'object',
    required: ['own', 'instance', 'canStoreKeys'],
    additionalProperties: false,
    properties: {
      own: { type: 'array', items: ownEngine },
      instance: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name', 'usedThisMonth'],
          additionalProperties: false,
          properties: {
            id: { type: 'string' },
            name: { type: 'string' },
            charactersPerMonth,
            usedThisMonth: { type: 'integer', minimum: 0 },
          },
        },
      },
      canStoreKeys: { type: 'boolean' },
    },
  },
})

export const changeEngine = call('PUT v1/site/translation-engines/{kind}', {
  name: 'translationEngines.change',
  access: 'settings.write',
  limit: 'write',
  summary:
    'Sets up an engine of the site, or replaces what is set: what is left out is unset, but the key is kept while the address stays the same. DeepL needs a key; the others an address that begins with https and is on the internet, and `openai` a model. 409 for a key where the operator set no SECRET_KEY.',
  params: ofKind,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { url, model, charactersPerMonth, key: { type: 'string', minLength: 1, maxLength: 1000 } },
  },
  answer: ownEngine,
})

export const removeEngine = call('DELETE v1/site/translation-engines/{kind}', {
  name: 'translationEngines.remove',
  access: 'settings.write',
  limit: 'write',
  status: 204,
  summary: 'Removes an engine of the site, with its key. What it was sent this month stays counted.',
  params: ofKind,
  answer: nothing,
})

export const testEngine = call('POST v1/site/translation-engines/{engine}/test', {
  name: 'translationEngines.test',
  access: 'settings.write',
  limit: 'test-mail',
  summary:
    'Has an engine translate a sentence now, from English unless it has other languages only, and tells what came of it. The answer is there within 30 seconds.',
  params: { type: 'object', required: ['engine'], additionalProperties: false, properties: { engine } },
  answer: {
    type: 'object',
    required: ['state'],
    additionalProperties: false,
    properties: {
      state: { enum: ['translated', 'failed'] },
      from: language,
      to: language,
      source: { type: 'string' },
      text: { type: 'string' },
      /** Why it failed, and what the engine said, as it said it. */
      failure: { enum: engineErrorKinds },
      response: { type: 'string' },
    },
  },
})

export const translateTexts = call('POST v1/language/translate-texts', {
  name: 'translationEngines.translate',
  access: 'draft.write',
  limit: 'write',
  summary:
    'Translates up to 50 texts by an engine and stores nothing. What must not be changed (tags, placeholders, addresses, numbers, standards, `keep` and the words of the site) is masked before and put back after; `failed` names the checks that a translation does not pass, `mended` what it would be when mended. Texts that the engine refused have an `error`; where it ended before all were translated, `ended` says why, and the rest has neither. 409 when the budget of the month does not allow it.',
  body: {
    type: 'object',
    required: ['engine', 'from', 'to', 'texts'],
    additionalProperties: false,
    properties: {
      engine,
      from: language,
      to: language,
      texts: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: {
          type: 'object',
          required: ['text'],
          additionalProperties: false,
          properties: {
            text: { type: 'string', maxLength: 10_000 },
            maxLength: { type: 'integer', minimum: 1 },
            before: { type: 'string', maxLength: 2000 },
            after: { type: 'string', maxLength: 2000 },
            about: { type: 'string', maxLength: 2000 },
          },
        },
      },
      /** What is never translated, as it is written. */
      keep: { type: 'array', maxItems: 1000, items: { type: 'string', minLength: 1, maxLength: 200 } },
      glossary: {
        type: 'array',
        maxItems: 1000,
        items: {
          type: 'object',
          required: ['source', 'targets'],
          additionalProperties: false,
          properties: {
            source: { type: 'string', minLength: 1, maxLength: 200 },
            targets: {
              type: 'array',
              minItems: 1,
              maxItems: 20,
              items: { type: 'string', minLength: 1, maxLength: 200 },
            },
          },
        },
      },
    },
  },
  answer: {
    type: 'object',
    required: ['items'],
    additionalProperties: false,
    properties: {
      items: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            text: { type: 'string' },
            failed: {
              type: 'array',
              items: {
                type: 'object',
                required: ['id'],
                additionalProperties: false,
                properties: {
                  id: { type: 'string' },
                  mended: { type: 'string' },
                  offers: { type: 'array', items: { type: 'string' } },
                },
              },
            },
            error: { type: 'string' },
          },
        },
      },
      ended: {
        type: 'object',
        required: ['kind'],
        additionalProperties: false,
        properties: {
          kind: { enum: engineErrorKinds },
          /** How long to wait before it is asked again, in seconds. */
          retryAfter: { type: 'integer', minimum: 0 },
        },
      },
    },
  },
})
