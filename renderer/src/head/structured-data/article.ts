import type { CaseProps, InfoProps } from '@vitrine/schemas'
import { dateOf, type StructuredDataFacts, type Thing } from './facts.ts'

/** An article of the news, or a case. */
export function article({
  subject,
  title,
  description,
  canonical,
  language,
  siteName,
  home,
  image,
  picture,
}: StructuredDataFacts): Thing {
  const props = (subject?.props ?? {}) as unknown as InfoProps & CaseProps
  const publisher = { '@type': 'Organization', name: siteName, url: home }
  return {
    '@type': subject?.kind === 'info' ? 'NewsArticle' : 'Article',
    headline: props.title ?? title,
    description: props.summary ?? description,
    url: canonical,
    mainEntityOfPage: canonical,
    inLanguage: language,
    datePublished: dateOf(subject?.publishedAt ?? ''),
    image: props.image?.src ? picture(props.image.src) : image,
    author: props.author ? { '@type': 'Person', name: props.author } : publisher,
    publisher,
  }
}
