import { checkDraftCall, listReleases, publishSite } from '@vitrine/schemas'
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
