import type { Json, Preset } from '@vitrine/schemas'

const images = (gallery: string, count: number, more: Readonly<Record<string, Json>> = {}): Json =>
  Array.from({ length: count }, (_, at) => ({ id: `gall${gallery}${at}`, ...more }))

export const galleryPresets: readonly Preset[] = [
  {
    id: 'grid',
    props: {
      title: 'Say what these images show',
      columns: { pc: 3, mobile: 2 },
      gap: { pc: 1, mobile: 0.5 },
      items: images('AAA', 6),
    },
  },
  {
    id: 'mosaic',
    props: {
      eyebrow: 'Line above the title',
      title: 'Say what these images show',
      look: 'mosaic',
      columns: { pc: 4, mobile: 2 },
      gap: { pc: 0.75, mobile: 0.5 },
      items: images('BBB', 5),
    },
  },
  {
    id: 'masonry',
    props: { look: 'masonry', columns: { pc: 3, mobile: 2 }, gap: { pc: 1, mobile: 0.5 }, items: images('CCC', 6) },
  },
  {
    id: 'row',
    props: {
      title: 'Say what these images show',
      look: 'row',
      ratio: '16/9',
      columns: { pc: 2, mobile: 1 },
      items: images('DDD', 4, { caption: 'Say what the image shows.' }),
    },
  },
]
