import { type SchemaNode, type Site, site } from '@vitrine/schemas'
import { fitting } from '../../platform/database/fitting.ts'
import { fromJson, type JsonText, toJson } from '../../platform/database/json-text.ts'

const names = [
  'google',
  'countries',
  'cookies',
  'shipping',
  'currencies',
  'units',
  'minimumOrder',
  'timeZone',
  'calendar',
  'contact',
  'notifyEmail',
  'retentionDays',
  'numbers',
  'indexed',
] as const

const facts: SchemaNode = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, site.properties[name]])),
}

/** What an owner says of a site that only some calls ask for. */
export type OwnerFacts = Pick<Site, (typeof names)[number]>

/** The facts as they are stored, with the number of times that the settings of the site were changed. */
export interface StoredFacts extends OwnerFacts {
  readonly revision?: number
}

/** The facts of a site as they are stored, with the number of times that its settings were changed. */
export function storedFacts(owners: OwnerFacts, revision = 0): JsonText<StoredFacts> {
  const said = names.flatMap((name) => (owners[name] === undefined ? [] : [[name, owners[name]] as const]))
  return toJson<StoredFacts>({ ...Object.fromEntries(said), revision })
}

/** How often the settings of a site were changed. */
export const revisionOfFacts = (stored: JsonText<StoredFacts>): number => fromJson(stored).revision ?? 0

/**
 * Stored facts as they may be answered. The import refuses what is wrong; a value that reached the database
 * another way and does not fit its schema (an id with a quotation mark in it) is left out here.
 */
export const readFacts = (stored: JsonText<StoredFacts>): OwnerFacts =>
  fitting<OwnerFacts>(facts, fromJson(stored)) ?? {}
