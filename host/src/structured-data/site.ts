import type { Facts, Thing } from './facts.ts'

const idOf = ({ home }: Facts, name: string): string => `${home}#${name}`

/** Who the site belongs to. */
export const organization = (facts: Facts): Thing => ({
  '@type': 'Organization',
  '@id': idOf(facts, 'organization'),
  name: facts.siteName,
  url: facts.home,
  description: facts.description,
  image: facts.image,
})

/** The site, in the language of the page. */
export const webSite = (facts: Facts): Thing => ({
  '@type': 'WebSite',
  '@id': idOf(facts, 'website'),
  name: facts.siteName,
  url: facts.at('/'),
  inLanguage: facts.language,
  publisher: { '@id': idOf(facts, 'organization') },
})
