import { askToPublish, checkDraftCall, listReleases, publishSite } from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const published = {
  release: 'yoFEMJ0A',
  publishedAt: '2027-03-15T09:30:00.000Z',
  changed: true,
  changedPages: ['home'],
  moved: [],
  findings: [],
  errors: 0,
  warnings: 0,
  blocked: [],
  waits: false,
} as const

export const ofPublishing: readonly Example[] = [
  example(checkDraftCall, { id: '7' }, { findings: [], errors: 0, warnings: 0 }),
  example(publishSite, { draftsId: '7', languages: ['en', 'de'], note: 'Spring collection' }, published),
  example(
    askToPublish,
    { draftsId: '7', languages: ['de'], note: 'German texts of the home page' },
    {
      id: '0f0e8f0a-5f0c-4a55-9a5e-0d7c2f6f3b1e',
      state: 'open',
      draftsId: '7',
      revision: 13,
      at: '2027-03-15T09:30:00.000Z',
      by: 'Mei Lin',
      key: 'Translator',
      note: 'German texts of the home page',
      languages: ['de'],
    },
  ),
  example(
    listReleases,
    {},
    {
      items: [
        {
          id: 'yoFEMJ0A',
          number: 8,
          kind: 'publish',
          createdAt: '2027-03-15T09:30:00.000Z',
          isCurrent: true,
          draftsId: '7',
          draftRevision: 13,
          languages: ['en', 'de'],
          pages: 15,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 30,
    },
  ),
]
