import { contentKinds } from '../content/kinds.ts'
import { contentFile } from '../content/record.ts'
import { languageCode } from '../documents/draft.ts'
import type { Settings } from '../documents/settings.ts'
import { ID_PATTERN } from '../ids.ts'
import { limits } from '../limits.ts'
import { call, shaped } from './call.ts'

/** Where the server draws a page of a draft with a content that is not saved, behind the prefix of the API. */
export const UNSAVED_PAGE = 'v1/page/unsaved'

export const showUnsavedContent = call('POST v1/content/{kind}/{id}/shown', {
  name: 'content.showUnsaved',
  access: 'content.read',
  isRepeatable: true,
  isSave: true,
  bodyLimit: limits.page,
  summary:
    'A content as visitors would get it in a language, with values that are not saved: what the call that reads one of its kind would answer. Nothing is stored.',
  params: {
    type: 'object',
    required: ['kind', 'id'],
    additionalProperties: false,
    properties: { kind: { enum: contentKinds }, id: { type: 'string', pattern: ID_PATTERN } },
  },
  body: shaped<{ readonly slug: string; readonly settings: Settings; readonly language?: string }>({
    type: 'object',
    required: ['slug', 'settings'],
    additionalProperties: false,
    properties: {
      slug: contentFile.properties.slug,
      settings: contentFile.properties.settings,
      /** The source language when it is left out. */
      language: languageCode,
    },
  }),
  answer: shaped<object>({ type: 'object' }),
})
