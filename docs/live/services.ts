import { builtInTheme, type LinkValue } from '@vitrine/schemas'
import type { ServiceChoice, SetterServices } from '@vitrine/setters'

/** The contents of a small maker of bolts, by the kinds that setters ask for. */
const contents: Readonly<Record<string, readonly ServiceChoice[]>> = {
  products: [
    { id: 'hex-bolt', name: 'Hex bolt', detail: 'ISO 4014' },
    { id: 'lock-nut', name: 'Lock nut', detail: 'ISO 7042' },
    { id: 'washer', name: 'Plain washer', detail: 'ISO 7089' },
  ],
  collections: [{ id: 'stainless', name: 'Stainless steel' }],
  cases: [{ id: 'harbour-bridge', name: 'A bridge over the harbour' }],
  articles: [{ id: 'torque', name: 'How much torque a bolt takes' }],
  policies: [{ id: 'returns', name: 'Returns' }],
}

const nameOfLink = (link: LinkValue): string => {
  if (link.type === 'address') return link.href
  if (link.type === 'email') return link.email
  if (link.type === 'phone') return link.phone
  if (link.type === 'anchor') return `#${link.anchor}`
  return link.id ?? link.pageType
}

/** What setters of pages, links and contents ask an application for, here from a list. */
export const services: Partial<SetterServices> = {
  themeColours: builtInTheme.colors,
  pages: () => [
    { id: 'home', name: 'Home' },
    { id: 'about', name: 'About us' },
  ],
  anchors: () => [{ id: 'prices', name: 'Prices' }],
  contents: async (from, search) =>
    (contents[from] ?? []).filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
  content: async (from, id) => contents[from]?.find((one) => one.id === id),
  nameOfLink,
}
