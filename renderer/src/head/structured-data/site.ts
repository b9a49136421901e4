import type { PageFacts, Thing } from './facts.ts'

const idOf = ({ home }: PageFacts, name: string): string => `${home}#${name}`

/** Who the site belongs to. */
export const organization = (facts: PageFacts): Thing => ({
  '@type': 'Organization',
  '@id': idOf(facts, 'organization'),
  name: facts.siteName,
  url: facts.home,
  description: facts.description,
  image: facts.image,
})

/** The site, in the language of the page. */
export const webSite = (facts: PageFacts): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(facts, 'website'),
  name: facts.siteName,
  url: facts.at('/'),
  inLanguage: facts.language,
  publisher: { '@id': idOf(facts, 'organization') },
})
