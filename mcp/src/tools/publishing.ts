import { askToPublish, checkDraftCall } from '@vitrine/schemas'
import { pieceFrom } from '../answers/shape.ts'
import { seesLanguage } from '../service/access.ts'
import { draftField, draftIn } from './draft.ts'
import { languageField } from './pages.ts'
import { defineSiteTool, readOnly, siteField } from './tool.ts'

const text = { type: 'string' } as const

export const checkDraft = defineSiteTool({
  name: 'check_draft',
  title: 'Check a draft',
  description:
    'What publishing a draft would find: errors keep a language from being published, warnings wait until a person accepts them. Changes nothing.',
  actions: ['draft.read'],
  input: {
    type: 'object',
    additionalProperties: false,
    properties: {
      site: siteField,
      draft: draftField,
      page: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$', description: 'Only what is found on this page.' },
      language: { ...languageField, description: 'Only what is found in this language, or in all.' },
    },
  },
  output: {
    type: 'object',
    required: ['draft', 'errors', 'warnings', 'findings'],
    additionalProperties: false,
    properties: {
      draft: text,
      errors: { type: 'integer', description: 'Of the whole draft.' },
      warnings: { type: 'integer', description: 'Of the whole draft.' },
      findings: {
        type: 'array',
        items: { type: 'object' },
        description: '{ level, message, page?, part?, menu?, component?, section?, path, language? }, errors first.',
      },
      note: text,
    },
  },
  annotations: readOnly,
  async run({ draft: wanted, page, language }, context) {
    const { access, site, ask } = context
    const draft = await draftIn(context, wanted)
    const { findings, errors, warnings } = await ask(checkDraftCall, { id: draft.id })
    const wantedOnes = findings.filter(
      (one) =>
        (page === undefined || one.page === page) &&
        (language === undefined || one.language === undefined || one.language === language) &&
        (one.language === undefined || seesLanguage(access, site, one.language)),
    )
    const { items, next } = pieceFrom(wantedOnes, 0)
    const told = items.map(({ id: _id, key: _key, params: _params, ...finding }) => finding)
    return {
      ...{ draft: draft.id, errors, warnings, findings: told },
      ...(next !== undefined && {
        note: `${wantedOnes.length - next} more are not told here: ask for one page or one language.`,
      }),
    }
  },
})

export const requestPublish = defineSiteTool({
  name: 'request_publish',
  title: 'Request a publish',
  description:
    'Asks the people of the site to publish the draft, or some of its languages or pages. It publishes nothing: in the office a person looks at every change and decides. A new request takes the place of the one that waits.',
  actions: ['draft.write'],
  input: {
    type: 'object',
    required: ['note'],
    additionalProperties: false,
    properties: {
      site: siteField,
      draft: draftField,
      note: {
        type: 'string',
        minLength: 1,
        maxLength: 500,
        description: 'For the person who decides: what was changed, and why, in one or two sentences.',
      },
      languages: { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true, items: languageField },
      pages: {
        type: 'array',
        minItems: 1,
        maxItems: 1000,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[A-Za-z0-9-]{1,64}$' },
      },
    },
  },
  output: {
    type: 'object',
    required: ['request', 'state', 'draft', 'revision', 'note'],
    additionalProperties: false,
    properties: {
      request: text,
      state: { enum: ['open', 'published', 'declined'] },
      draft: text,
      revision: { type: 'integer' },
      note: text,
    },
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  async run({ draft: wanted, note, languages, pages }, context) {
    const draft = await draftIn(context, wanted)
    const scope = { ...(languages && { languages }), ...(pages && { pages }) }
    const { id, state, draftsId, revision } = await context.ask(askToPublish, { draftsId: draft.id, note, ...scope })
    const told =
      'Nothing is published. A person who may publish sees this under Today and decides in the review of releases.'
    return { request: id, state, draft: draftsId, revision, note: told }
  },
})
