import { nativeName, type PageInLanguage, pageInLanguage, type SiteDocument } from '@vitrine/model'
import {
  type Ask,
  createRegistry,
  loadData,
  type PageSite,
  type RenderWarning,
  type Section,
  VitrinePage,
} from '@vitrine/renderer'
import { fontsOf } from '@vitrine/renderer/internal'
import { directionOf } from '@vitrine/schemas'
import { renderToString } from 'react-dom/server'

/** What stands in the head of a page besides what is drawn. */
export interface PageHead {
  readonly stylesheet: string
  readonly canonical: string | undefined
  /** The same page in all languages. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[]
}

export interface DrawQuestion {
  readonly sections: readonly Section[]
  readonly site: SiteDocument
  readonly page: string
  readonly language: string
  /** The address within the site, as sections ask for it: `/products`. */
  readonly path: string
  readonly home: string
  /** Where each language has this page. */
  readonly languages: readonly { readonly code: string; readonly href: string }[]
  readonly texts: Readonly<Record<string, string>> | undefined
  readonly asset: (src: string) => string
  readonly ask: Ask | undefined
  readonly head: PageHead
}

export interface DrawnPage {
  readonly html: string
  readonly warnings: readonly RenderWarning[]
}

interface DocumentProps extends DrawQuestion {
  readonly drawn: PageInLanguage
  readonly data: Awaited<ReturnType<typeof loadData>>
  readonly onWarning: (warning: RenderWarning) => void
}

function HtmlDocument({ drawn, data, onWarning, ...question }: DocumentProps) {
  const { sections, site, page, language, path, home, languages, texts, asset, head } = question
  const { name, seo } = drawn.edition.page
  const around: PageSite = {
    name: site.name,
    home,
    languages: languages.map(({ code, href }) => ({ code, href, name: nativeName(code), current: code === language })),
  }
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{seo?.title ?? `${name} – ${site.name}`}</title>
        {seo?.description !== undefined && <meta name="description" content={seo.description} />}
        {head.canonical !== undefined && <link rel="canonical" href={head.canonical} />}
        {head.alternates.map(({ language: code, href }) => (
          <link key={code} rel="alternate" hrefLang={code} href={href} />
        ))}
        <link rel="stylesheet" href={head.stylesheet} />
      </head>
      <body style={{ margin: 0 }}>
        <VitrinePage
          sections={sections}
          document={site}
          page={page}
          language={language}
          texts={texts}
          site={around}
          visit={{ path, query: {} }}
          asset={asset}
          data={data}
          onWarning={onWarning}
        />
      </body>
    </html>
  )
}

/** The sections' specs, as they are registered. @throws RegistryError with everything that is wrong with the sections. */
const specsOf = (sections: readonly Section[]) => createRegistry(sections, { areVerified: true }).specs

/** Draws a page as a whole document. */
export async function drawPage(question: DrawQuestion): Promise<DrawnPage> {
  const { sections, site, page, language, path, ask } = question
  const drawn = pageInLanguage(site, specsOf(sections), { page, language })
  if (!drawn) return { html: '', warnings: [{ kind: 'unknown-page', page }] }
  const warnings: RenderWarning[] = []
  const visit = { path, query: {} }
  const data = ask ? await loadData(sections, site, ask, { page, language, visit }) : {}
  const html = renderToString(
    <HtmlDocument {...question} drawn={drawn} data={data} onWarning={(warning) => warnings.push(warning)} />,
  )
  return { html: `<!doctype html>${html}`, warnings }
}

/** The fonts of a site's theme, by the names of their stylesheets. */
export function themeFonts(site: SiteDocument): readonly string[] {
  const { themeSettings, openThemeId } = site.globalConfiguration
  const theme = themeSettings.find(({ _$id_ }) => _$id_ === openThemeId) ?? themeSettings[0]
  return theme ? fontsOf(theme) : []
}
