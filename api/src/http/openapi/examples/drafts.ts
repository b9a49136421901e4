import { draftPageById, listDraftPages, listDrafts, listOperations, saveDraft } from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const title = {
  id: 'k3v9Qa2Y',
  type: 'set-setting',
  of: { page: 'home', component: 'h7Bijcow' },
  path: 'title',
  language: 'de',
  value: 'Frühjahr',
} as const

const home = {
  id: 'home',
  pageType: 'home',
  order: 0,
  settings: { props: { name: 'Home' }, editPropsByLangEnvMap: { de: { name: 'Startseite' } } },
} as const

export const ofDrafts: readonly Example[] = [
  example(listDrafts, {}, [
    {
      id: '7',
      name: 'Nordhaven Fasteners',
      revision: 12,
      createdAt: '2027-03-01T09:12:45.000Z',
      updatedAt: '2027-03-15T08:00:00.000Z',
    },
  ]),
  example(listDraftPages, { draftsId: '7' }, [
    {
      id: 'home',
      status: 'published',
      createdAt: '2027-03-01T09:12:45.000Z',
      updatedAt: '2027-03-15T08:00:00.000Z',
      publishedAt: '2027-03-15T09:30:00.000Z',
    },
  ]),
  example(
    draftPageById,
    { draftsId: '7', id: 'home' },
    {
      page: home,
      pageSchema: { version: 1, root: ['h7Bijcow'], components: { h7Bijcow: { type: 'banner', version: 1 } } },
      componentsSettingValues: {
        h7Bijcow: {
          props: { title: 'Spring', height: { pc: 'tall', mobile: 'short' } },
          editPropsByLangEnvMap: { de: { title: 'Frühling' } },
        },
      },
      revision: 12,
    },
  ),
  example(saveDraft, { draftsId: '7', baseRevision: 12, operations: [title] }, { revision: 13, operations: [] }),
  example(
    listOperations,
    { id: '7', after: 12 },
    {
      items: [
        {
          revision: 13,
          operation: title,
          inverse: { ...title, id: 'uHfGxUWQ', value: 'Frühling' },
          by: 'Ann Becker',
          at: '2027-03-15T08:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 50,
    },
  ),
]
