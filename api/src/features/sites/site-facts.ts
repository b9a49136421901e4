import { type SchemaNode, type Site, site } from '@vitrine/schemas'
import { fitting } from '../../platform/database/fitting.ts'

const { google, countries, cookies, notifyEmail, retentionDays } = site.properties
const facts: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  properties: { google, countries, cookies, notifyEmail, retentionDays },
}

/** What an owner says of a site that only some calls ask for. */
export type SiteFacts = Pick<Site, 'google' | 'countries' | 'cookies' | 'notifyEmail' | 'retentionDays'>

/** The facts of a site as they are stored, with the number of times that its settings were changed. */
export const storedFacts = (
  { google, countries, cookies, notifyEmail, retentionDays }: SiteFacts,
  revision = 0,
): string => JSON.stringify({ google, countries, cookies, notifyEmail, retentionDays, revision })

/** How often the settings of a site were changed. */
export const revisionOfFacts = (stored: string): number => {
  const { revision = 0 } = JSON.parse(stored) as { readonly revision?: number }
  return revision
}

/**
 * Stored facts as they may be told. The import refuses what is wrong; a value that reached the database
 * another way and does not fit its schema (an id with a quotation mark in it) is left out here.
 */
export const readFacts = (stored: string): SiteFacts => (fitting(facts, JSON.parse(stored)) ?? {}) as SiteFacts
