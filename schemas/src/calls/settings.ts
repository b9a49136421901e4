import type { PropsOf } from '../derive/props-of.ts'
import type { Settings } from '../documents/settings.ts'
import { site } from '../documents/site.ts'
import type { SchemaNode } from '../keywords.ts'
import { call, shaped } from './call.ts'

const {
  name,
  google,
  countries,
  cookies,
  shipping,
  currencies,
  units,
  minimumOrder,
  timeZone,
  calendar,
  contact,
  notifyEmail,
  retentionDays,
  numbers,
  indexed,
} = site.properties

/** What the owner of a site says of it, beside its pages. What may be left out is unset then. */
const written = {
  type: 'object',
  required: ['name', 'systemPages'],
  additionalProperties: false,
  properties: {
    name,
    systemPages: { type: 'boolean' },
    google,
    countries,
    cookies,
    shipping,
    currencies,
    units,
    minimumOrder,
    timeZone,
    calendar,
    contact,
    notifyEmail,
    retentionDays,
    numbers,
    indexed,
  },
} as const satisfies SchemaNode

const revision = { type: 'integer', minimum: 0 } as const

const settings = {
  ...written,
  required: [...written.required, 'revision', 'tenantId', 'clientId'],
  properties: { ...written.properties, revision, tenantId: { type: 'string' }, clientId: site.properties.clientId },
} as const satisfies SchemaNode

/** The settings of a site, with the revision that a change has to name. */
export type SiteSettings = Omit<PropsOf<typeof settings>, 'cookies' | 'shipping' | 'minimumOrder'> & {
  readonly cookies?: Settings
  readonly shipping?: Settings
  readonly minimumOrder?: Settings
}

export const readSiteSettings = call('GET v1/site/settings', {
  name: 'settings.read',
  access: 'settings.read',
  summary: 'What the owner says of the site, beside its pages.',
  answer: shaped<SiteSettings>(settings),
})

export const changeSiteSettings = call('PUT v1/site/settings', {
  name: 'settings.change',
  access: 'settings.write',
  limit: 'write',
  summary: 'Replaces the settings of the site: what is left out is unset. Visitors see the change at once.',
  body: {
    ...written,
    required: [...written.required, 'revision'],
    properties: { ...written.properties, revision },
  },
  answer: shaped<SiteSettings>(settings),
})
