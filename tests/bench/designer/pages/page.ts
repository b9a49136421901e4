export type Shape = 'flat' | 'nested'

/** One placed component of the bench's pages: a section has texts, a container has others in its slot. */
export interface Placed {
  readonly id: string
  readonly type: 'section' | 'container'
  readonly title: string
  readonly text: string
  readonly content: readonly Placed[]
}

const goods = [
  'Valves',
  'Hex bolts',
  'Pump housings',
  'Cable glands',
  'Bearings',
  'Steel profiles',
  'Gaskets',
  'Springs',
]
const facts = [
  'Each batch leaves the works with an inspection certificate 3.1 as EN 10204 asks for it.',
  'Drawings and samples are answered within two working days, series within six weeks.',
  'Stainless steel A2 and A4, galvanised or plain, in cartons of 100 or on pallets.',
]

const idOf = (number: number) => `c${number.toString(36).padStart(7, '0')}`

const section = (number: number): Placed => ({
  id: idOf(number),
  type: 'section',
  title: `${goods[number % goods.length]} ${number}`,
  text: facts[number % facts.length] ?? '',
  content: [],
})

const LEVELS = 5
const SECTIONS_A_LEVEL = 4

/** How many components one nested root has: four containers, and four sections in each of them. */
export const NESTED_ROOT = (LEVELS - 1) * (1 + SECTIONS_A_LEVEL)

function container(number: number, level: number): Placed {
  const sections = Array.from({ length: SECTIONS_A_LEVEL }, (_, at) => section(number + 1 + at))
  const inner = level < LEVELS - 1 ? [container(number + 1 + SECTIONS_A_LEVEL, level + 1)] : []
  return { id: idOf(number), type: 'container', title: '', text: '', content: [...sections, ...inner] }
}

/**
 * The roots of a page of `size` components, the same for every contestant: sections one after the other,
 * or roots of 20 components that are nested 5 deep. Titles are unique on a page.
 */
export const pageOf = (size: number, shape: Shape): readonly Placed[] =>
  shape === 'flat'
    ? Array.from({ length: size }, (_, at) => section(at + 1))
    : Array.from({ length: size / NESTED_ROOT }, (_, at) => container(at * NESTED_ROOT + 1, 1))

/** What the address of a contestant's page asks for: `?size=200&shape=nested`. */
export function askedPage(): readonly Placed[] {
  const asked = new URLSearchParams(location.search)
  return pageOf(Number(asked.get('size')), asked.get('shape') === 'nested' ? 'nested' : 'flat')
}
