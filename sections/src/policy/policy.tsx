import { type DataOf, drawText, Filled, formatDate, useStage, type ViewProps } from '@vitrine/renderer'
import type { Answer, DeclaredCookie, listCookiePolicies, RichTextValue } from '@vitrine/schemas'
import { ArticleHead, ArticleText } from '../parts/article/article.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Missing } from '../parts/nothing/missing.tsx'
import type { load } from './load.ts'
import { Others } from './others.tsx'
import styles from './policy.module.css'
import type { PolicySectionProps } from './spec.ts'
import { Stored } from './stored.tsx'

/** One policy: which version it is, its text with the list of its parts, and the way to the others. */
export function Policy({ id, props, root, data }: ViewProps<PolicySectionProps, DataOf<typeof load>>) {
  const { language, site, words } = useStage()
  const shown = data.shown ?? data.first?.items[0]
  const others = (data.policies?.items ?? []).filter((other) => other.id !== shown?.id)
  const stored = shown && data.kept ? storedFor(shown.props.policyType, data.kept) : []
  return (
    <article {...root} className={framed(styles.policy)}>
      {shown ? (
        <>
          <ArticleHead title={shown.props.title} level={props.titleLevel} languages={shown.languages}>
            {props.showVersion && shown.props.version && (
              <span>
                <Filled word="policy.version" name="version">
                  <bdi>{drawText(shown.props.version)}</bdi>
                </Filled>
              </span>
            )}
            {props.showDate && (
              <span>
                <Filled word="policy.published" name="date">
                  <time dateTime={shown.publishedAt}>{formatDate(shown.publishedAt, language, site.dates)}</time>
                </Filled>
              </span>
            )}
          </ArticleHead>
          <ArticleText
            id={id}
            body={shown.props.body as RichTextValue | undefined}
            languages={shown.languages}
            showContents={props.showContents}
            after={others.length > 0 && <Others policies={others} />}
          >
            {stored.length > 0 && <Stored stored={stored} />}
          </ArticleText>
        </>
      ) : (
        <>
          <Missing icon="scroll-text" reason={words(data.first ? 'policy.none' : 'policy.missing')} />
          {others.length > 0 && <Others policies={others} />}
        </>
      )}
    </article>
  )
}

/**
 * What a policy tells of the browser: the one about cookies all of it, and where a site has none of those, the one
 * about privacy. What the owner says of an entry comes before our own words.
 */
function storedFor(
  policyType: string,
  { items, cookies, builtIn }: Answer<typeof listCookiePolicies>,
): readonly DeclaredCookie[] {
  if (policyType !== (items.length > 0 ? 'cookie' : 'privacy')) return []
  const own = new Map(cookies.map((cookie) => [cookie.name, cookie]))
  return [...builtIn.filter(({ name }) => !own.has(name)), ...own.values()]
}
