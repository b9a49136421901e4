import { call } from './call.ts'

export const CONSENT_ID_PATTERN = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Who chooses again names the record of the last choice. */
const id = { type: 'string', pattern: CONSENT_ID_PATTERN } as const

export const recordConsent = call('POST v1/site/consents', {
  name: 'consents.record',
  isRepeatable: true,
  access: 'visitor',
  // As often as searches: many who choose may share one address.
  limit: 'search',
  takes: 'json-or-form',
  status: 201,
  summary:
    'Records what a visitor agreed to: the proof that is kept for 12 months. The same choice again is no new record.',
  body: {
    type: 'object',
    required: ['analytics', 'marketing', 'policy'],
    additionalProperties: false,
    properties: {
      id,
      analytics: { type: 'boolean' },
      marketing: { type: 'boolean' },
      /** The slug and version of the policy as it was shown: `cookies@2`; empty where the site has none. */
      policy: { type: 'string', maxLength: 200 },
      /** Where the choice was made: when it was asked for, or later in the settings. */
      source: { enum: ['bar', 'settings'], default: 'bar' },
    },
  },
  answer: { type: 'object', required: ['id'], additionalProperties: false, properties: { id } },
})
