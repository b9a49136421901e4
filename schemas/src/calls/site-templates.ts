import { languageCode } from '../documents/draft.ts'
import { site, siteContact } from '../documents/site.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, streamed } from './call.ts'
import { addTenant } from './tenants.ts'

const templateName = { type: 'string', pattern: '^[a-z][a-z-]{0,63}$' } as const
/** Red, green and blue, as a picture has them. */
const plainColour = { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } as const

const template = {
  type: 'object',
  required: ['name', 'title', 'description', 'languages', 'cover'],
  additionalProperties: false,
  properties: {
    /** By which it is chosen. */
    name: templateName,
    /** What it is called, and for whom it is, in the language of who asks. */
    title: { type: 'string' },
    description: { type: 'string' },
    /** The languages that its texts are in; a site in others begins with the first of these. */
    languages: { type: 'array', items: languageCode },
    /** The address of a picture of its home page: WebP, 1200 pixels wide. It takes `?language=`. */
    cover: { type: 'string' },
  },
} as const satisfies SchemaNode

export const listSiteTemplates = call('GET v1/site-templates', {
  name: 'siteTemplates.list',
  access: 'account',
  summary: 'The whole sites that a new one may begin with.',
  answer: { type: 'array', items: template },
})

export const siteTemplateCover = call('GET v1/site-templates/{name}/cover', {
  name: 'siteTemplates.cover',
  access: 'visitor',
  produces: 'image/webp',
  summary: 'A picture of the home page of such a site; in a language, where there is one in it.',
  params: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: templateName },
  },
  query: { type: 'object', additionalProperties: false, properties: { language: languageCode } },
  answer: streamed,
})

export const clientIdAvailable = call('GET v1/sites/available', {
  name: 'sites.isNameAvailable',
  access: 'account',
  summary: 'Whether a new site may have this name in addresses, and if not, why.',
  query: {
    type: 'object',
    required: ['clientId'],
    additionalProperties: false,
    properties: { clientId: { type: 'string', minLength: 1, maxLength: 64 } },
  },
  answer: {
    type: 'object',
    required: ['available'],
    additionalProperties: false,
    properties: { available: { type: 'boolean' }, reason: { type: 'string' } },
  },
})

/** So many characters a logo may have as an address of data: about 73 KiB of a picture. */
export const LOGO_LENGTH = limits.string

export const createSite = call('POST v1/sites', {
  name: 'sites.create',
  access: 'account',
  limit: 'publish',
  status: 201,
  summary:
    'Makes a new site from a template, owned by who asks; only for accounts that may add sites. All of it is there at once, unpublished, or nothing is.',
  body: {
    type: 'object',
    required: ['template', 'clientId', 'name', 'languages'],
    additionalProperties: false,
    properties: {
      template: templateName,
      clientId: site.properties.clientId,
      name: site.properties.name,
      /** The first is the default language; texts are written in it first where the template speaks it. */
      languages: { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: languageCode },
      /** Of the theme. What would be read badly is made darker or lighter. */
      colours: {
        type: 'object',
        required: ['primary'],
        additionalProperties: false,
        properties: { primary: plainColour, /** Of buttons. */ accent: plainColour },
      },
      /** A PNG, JPEG or WebP in base64: `data:image/png;base64,…`. */
      logo: {
        type: 'string',
        maxLength: LOGO_LENGTH,
        pattern: '^data:image/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$',
      },
      contact: siteContact,
    },
  },
  answer: addTenant.answer,
})
