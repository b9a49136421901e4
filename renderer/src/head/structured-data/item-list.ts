import type { Listed, StructuredDataFacts, Thing } from './facts.ts'

/** The entries of one page of a list; their positions count from the beginning of the whole. */
export const itemList = ({ title, at }: StructuredDataFacts, { entries, before, total }: Listed): Thing => ({
  '@type': 'ItemList',
  name: title,
  numberOfItems: total,
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name,
    url: at(path),
  })),
})
