import type { Written } from '../render/page.ts'

/** A section of the page that all contestants show: a banner with three facts, or a paragraph. */
export type Section = Exclude<Written, { kind: 'columns' }>

const SECTIONS = 40

/** The page: every tenth section is a banner. */
export const page: readonly Section[] = Array.from({ length: SECTIONS }, (_, at) => {
  const id = `c${String(at).padStart(7, '0')}`
  if (at % 10 > 0)
    return { kind: 'label', id, text: `A paragraph about bolt number ${at}, what it is made of, and where it is used.` }
  return {
    ...{ kind: 'banner', id, headingId: `h-${id}`, title: `Fasteners of series ${at}` },
    subtitle: 'Bolts, nuts and anchors from our own works, tested batch by batch.',
    facts: [1, 2, 3].map((fact) => ({
      id: `fact000${fact}`,
      value: `${fact * (at + 1)}`,
      label: `countries of zone ${fact}`,
    })),
  }
})
