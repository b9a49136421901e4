import type { StructuredDataFacts, Thing } from './facts.ts'

const idOf = ({ home }: StructuredDataFacts, name: string): string => `${home}#${name}`

/** Who the site belongs to. */
export const organization = (facts: StructuredDataFacts): Thing => ({
  '@type': 'Organization',
  '@id': idOf(facts, 'organization'),
  name: facts.siteName,
  url: facts.home,
  description: facts.description,
  image: facts.image,
})

/** The site, in the language of the page. */
export const webSite = (facts: StructuredDataFacts): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(facts, 'website'),
  name: facts.siteName,
  url: facts.at('/'),
  inLanguage: facts.language,
  publisher: { '@id': idOf(facts, 'organization') },
})
