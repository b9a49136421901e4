import { themeStyle } from '@vitrine/renderer/internal'
import { builtInTheme } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import { ByHand } from './by-hand.tsx'
import type { Written } from './page.ts'

const theme = themeStyle(builtInTheme) as CSSProperties
const address = 'https://bench.example/bench/pages/bolts'
const home = 'https://bench.example/bench'
const title = 'Bolts – Bench'
const description = 'Bolts, nuts and anchors from our own works.'
const og = [
  ['og:title', title],
  ['og:description', description],
  ['og:type', 'website'],
  ['og:url', address],
  ['og:site_name', 'Bench'],
  ['og:locale', 'en_US'],
  ['og:locale:alternate', 'de_DE'],
] as const

const breadcrumbs = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Bench', item: home },
    { '@type': 'ListItem', position: 2, name: 'Bolts', item: address },
  ],
}

/** The document that the host makes of the page (`miss.ts`), as somebody would write it in React by hand. */
export function DocumentByHand({ sections }: { readonly sections: readonly Written[] }) {
  return (
    <html lang="en" dir="ltr" style={theme} data-font-title="sans" data-font-text="sans">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <link rel="alternate" hrefLang="en" href={address} />
        <link rel="alternate" hrefLang="de" href={`${address}?language=de`} />
        <link rel="alternate" hrefLang="x-default" href={address} />
        {og.map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
        <link rel="stylesheet" href="/builds/css/sans.banner.columns.text-label" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href="/builds/assets/sans-latin-wght-normal-D3a8Lm5V.woff2"
          crossOrigin=""
        />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own
          dangerouslySetInnerHTML={{ __html: JSON.stringify(breadcrumbs) }}
        />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <ByHand sections={sections} />
      </body>
    </html>
  )
}
