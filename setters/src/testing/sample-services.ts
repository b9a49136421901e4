import type { ThemeColour } from '@vitrine/schemas'
import type { MediaItem, ServiceChoice, SetterServices } from '../services.ts'
import { sampleTexts } from './sample-texts.ts'

const themeColours: Readonly<Record<ThemeColour, string>> = {
  primary: '#1f4e8c',
  title: '#14213d',
  subtitle: '#4a5568',
  text: '#2d3748',
  buttonText: '#ffffff',
  buttonBackground: '#1f4e8c',
  buttonBorder: '#1f4e8c',
  buttonTextHover: '#ffffff',
  buttonBackgroundHover: '#163a69',
  buttonBorderHover: '#163a69',
}

export const samplePages: readonly ServiceChoice[] = [
  { id: 'pageHome', name: 'Home', detail: '/' },
  { id: 'pageAbou', name: 'About us', detail: '/about' },
  { id: 'pageCont', name: 'Contact', detail: '/contact' },
]

export const sampleProducts: readonly ServiceChoice[] = [
  { id: 'hexbolt8', name: 'Hex bolt M8', detail: 'ISO 4014' },
  { id: 'hexnut08', name: 'Hex nut M8', detail: 'ISO 4032' },
  { id: 'washer08', name: 'Plain washer 8', detail: 'ISO 7089' },
]

/** A picture that needs no network: a grey square with a line across. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#c4ccd8"/><path d="M0 200 320 0" stroke="#7b8798"/></svg>',
)}`

export const sampleMedia: readonly MediaItem[] = [
  { id: 'mediaIm1', kind: 'image', name: 'hall.webp', src: '/pictures/hall.webp', width: 1600, height: 1000 },
  { id: 'mediaIm2', kind: 'image', name: 'parts.webp', src: '/pictures/parts.webp', width: 1200, height: 1200 },
  { id: 'mediaVi1', kind: 'video', name: 'tour.mp4', src: '/films/tour.mp4', poster: '/pictures/hall.webp' },
  { id: 'mediaFi1', kind: 'file', name: 'certificate.pdf', src: '/papers/certificate.pdf' },
]

const fitting = (choices: readonly ServiceChoice[], search: string) =>
  choices.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))

/** Surroundings for tests and stories: a small site that answers at once. */
export function sampleServices(changes: Partial<SetterServices> = {}): SetterServices {
  const library = [...sampleMedia]
  return {
    label: (key) => sampleTexts[key],
    editingLanguage: 'en',
    themeColours,
    asset: (src) => (src.startsWith('/pictures/') ? drawing : src),
    pages: () => samplePages,
    anchors: () => [
      { id: 'delivery', name: 'Delivery' },
      { id: 'quality', name: 'Quality' },
    ],
    contents: async (_from, search) => fitting(sampleProducts, search),
    content: async (_from, id) => sampleProducts.find((product) => product.id === id),
    media: {
      list: async (kind, search) => {
        const items = library.filter((item) => item.kind === kind && item.name.includes(search))
        return { items, total: items.length }
      },
      find: async (src) => library.find((item) => item.src === src),
      upload: async (file, kind, onProgress) => {
        onProgress?.(1)
        const item = { id: 'mediaNew', kind, name: file.name, src: `/uploads/${file.name}`, width: 800, height: 600 }
        library.push(item)
        return item
      },
    },
    foreignHost: (src) => /^https?:\/\/([^/]+)/.exec(src)?.[1],
    nameOfLink: (link) => ('href' in link ? link.href : link.type),
    ...changes,
  }
}
