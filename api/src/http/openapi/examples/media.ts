import { listMedia, mediaDetail, uploadMedia } from '@vitrine/schemas'
import { type Example, example } from './example.ts'

const picture = {
  id: 'e5e3fbd4da5fde0383335a3da16dbb50',
  kind: 'image',
  name: 'alta-solar.webp',
  type: 'image/webp',
  bytes: 5848,
  createdAt: '2027-03-01T09:12:45.000Z',
  tags: ['customers'],
  revision: 0,
  src: '/media/1/customers/alta-solar.webp',
  width: 1600,
  height: 1200,
  widths: [320, 640],
} as const

export const ofMedia: readonly Example[] = [
  example(listMedia, { pageSize: 24 }, { items: [picture], total: 1, page: 1, pageSize: 24 }),
  example(
    mediaDetail,
    { id: picture.id },
    { ...picture, usedBy: [{ kind: 'page', id: 'home', name: 'Home' }], replacements: [] },
  ),
  example(uploadMedia, {}, { ...picture, isAnimated: false }),
]
