import {
  changeContent,
  contentDetail,
  contentList,
  createContent,
  listContentOperations,
  saveContents,
} from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const bolt = {
  id: 'ldU0LYEa',
  kind: 'product',
  slug: 'hex-bolt-iso-4014',
  status: 'published',
  order: 0,
  revision: 3,
  createdAt: '2027-03-01T09:12:45.000Z',
  updatedAt: '2027-03-15T08:00:00.000Z',
  publishedAt: '2027-03-02T08:00:00.000Z',
  settings: {
    props: {
      name: 'Hex bolt ISO 4014, A4-80',
      model: 'NH-4014',
      currency: 'USD',
      unit: 'piece',
      minOrderQuantity: 500,
    },
    editPropsByLangEnvMap: { de: { name: 'Sechskantschraube ISO 4014, A4-80' } },
  },
} as const

const rename = {
  id: 'k3v9Qa2Z',
  type: 'set-setting',
  of: { content: 'product/ldU0LYEa' },
  path: 'name',
  language: 'de',
  value: 'Sechskantschraube M8',
} as const

export const ofContent: readonly Example[] = [
  example(contentList, { kind: 'product', pageSize: 100 }, { items: [bolt], total: 1, page: 1, pageSize: 100 }),
  example(contentDetail, { kind: 'product', id: 'hex-bolt-iso-4014' }, { ...bolt, baseRevision: 42 }),
  example(
    createContent,
    { kind: 'product', slug: 'hex-bolt-iso-4014', settings: { props: { name: 'Hex bolt ISO 4014, A4-80' } } },
    { ...bolt, status: 'draft', revision: 1, settings: { props: { name: 'Hex bolt ISO 4014, A4-80' } } },
  ),
  example(changeContent, { kind: 'product', id: 'ldU0LYEa', revision: 2, status: 'published' }, bolt),
  example(
    saveContents,
    { baseRevision: 41, operations: [rename] },
    { revision: 42, operations: [], contents: { 'product/ldU0LYEa': { revision: 4, problems: [] } } },
  ),
  example(
    listContentOperations,
    { pageSize: 1 },
    {
      revision: 42,
      items: [
        {
          revision: 42,
          contentRevision: 4,
          operation: rename,
          inverse: { ...rename, id: 'uHfGxUWQ', value: 'Sechskantschraube ISO 4014, A4-80' },
          by: 'Ann Becker',
          at: '2027-03-15T08:00:00.000Z',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 1,
    },
  ),
]
