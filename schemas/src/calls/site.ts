import { regions } from '../constants.ts'
import { languageCode } from '../documents/draft.ts'
import { analyticsSettings, googleConfigurations, siteTags } from '../documents/google.ts'
import { language } from '../documents/language.ts'
import { datesProperties } from '../format/dates.ts'
import type { SchemaNode } from '../keywords.ts'
import { call } from './call.ts'

const siteInfo = {
  type: 'object',
  required: [
    'tenantId',
    'clientId',
    'name',
    'defaultLanguage',
    'languages',
    'currentDraftRelease',
    'region',
    'systemPages',
    'contentVersion',
  ],
  additionalProperties: false,
  properties: {
    tenantId: { type: 'string' },
    clientId: { type: 'string' },
    name: { type: 'string' },
    defaultLanguage: languageCode,
    /** The enabled languages, the default one first. */
    languages: { type: 'array', items: languageCode },
    /** The current release; `null` until the site is published for the first time. */
    currentDraftRelease: { type: ['string', 'null'] },
    region: { enum: regions },
    /** The theme of the current release, in short. */
    theme: {
      type: 'object',
      required: ['name', 'primary'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        /** Its first colour, as CSS takes it. */
        primary: { type: 'string' },
      },
    },
    /** The verified domain that is its main address, if there is one. */
    domain: { type: 'string' },
    ...datesProperties,
    systemPages: { type: 'boolean' },
    /** `false` where search engines are asked not to list the site. */
    indexed: { type: 'boolean' },
    /** Counts the changes of products, cases, articles, collections and policies. */
    contentVersion: { type: 'integer' },
    /** What pages load from third parties once a visitor agrees; nothing where the site has no such thing. */
    tags: siteTags,
  },
} as const satisfies SchemaNode

export const infoByDomain = call('GET v1/page/info-by-domain', {
  name: 'sites.byDomain',
  access: 'visitor',
  summary: 'Tells which site a verified domain shows.',
  query: {
    type: 'object',
    required: ['domainName'],
    additionalProperties: false,
    properties: { domainName: { type: 'string', maxLength: 253 } },
  },
  answer: siteInfo,
})

/** Ours: the same answer for the site that `Client-id` names. */
export const siteInfoByClient = call('GET v1/site/info', {
  name: 'site.info',
  access: 'visitor',
  summary: 'Tells about the site that the header Client-id names.',
  answer: siteInfo,
})

export const listLanguages = call('GET v1/language/list-languages', {
  name: 'languages.list',
  access: 'visitor',
  summary: 'Lists the languages of the site.',
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      /** Those of a draft that may be seen; of the current release when it is left out. */
      draftsId: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' },
    },
  },
  answer: { type: 'array', items: language },
})

export const googleAnalytics = call('GET v1/site/google-analytics-settings', {
  name: 'site.googleAnalytics',
  access: 'visitor',
  summary: 'Tells who measures visits to the site, and under which id.',
  answer: analyticsSettings,
})

export const googleIds = call('GET v1/site/google-configurations', {
  name: 'site.googleIds',
  access: 'visitor',
  summary: 'Tells the ids that the owner of the site has with Google.',
  answer: googleConfigurations,
})

/** So many products and pages are suggested. */
export const MOST_SUGGESTED = 6

/** A name with the address within the site that it leads to; the language, when it is not the one that was asked for. */
const suggestion = {
  type: 'object',
  required: ['name', 'url'],
  additionalProperties: false,
  properties: { name: { type: 'string' }, url: { type: 'string' }, language: { type: 'string' } },
} as const

export const siteSuggest = call('GET v1/site/suggest', {
  name: 'search.suggest',
  access: 'visitor',
  limit: 'search',
  summary: 'The products and pages that somebody may mean who types this.',
  query: {
    type: 'object',
    required: ['q'],
    additionalProperties: false,
    properties: { q: { type: 'string', minLength: 1, maxLength: 200 } },
  },
  answer: {
    type: 'object',
    required: ['products', 'pages'],
    additionalProperties: false,
    properties: {
      products: { type: 'array', items: suggestion },
      pages: { type: 'array', items: suggestion },
      /** What was looked for in place of `q`, of which there is nothing. */
      instead: { type: 'string' },
    },
  },
})
