import { type DataOf, drawText, Filled, formatDate, useStage, type ViewProps } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import { ArticleHead, ArticleText } from '../parts/article/article.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Missing } from '../parts/missing/missing.tsx'
import type { load } from './load.ts'
import { Others } from './others.tsx'
import styles from './policy.module.css'
import type { PolicySectionProps } from './spec.ts'

/** One policy: which version it is, its text with the list of its parts, and the way to the others. */
export function Policy({ id, props, root, data }: ViewProps<PolicySectionProps, DataOf<typeof load>>) {
  const { language, words } = useStage()
  const shown = data.shown ?? data.first?.items[0]
  const others = (data.policies?.items ?? []).filter((other) => other.id !== shown?.id)
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
                  <time dateTime={shown.publishedAt}>{formatDate(shown.publishedAt, language)}</time>
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
          />
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
