import { drawText, Icon, Image, inLanguage, Link, useStage } from '@vitrine/renderer'
import type { ImageValue, LinkValue, RichTextValue } from '@vitrine/schemas'
import { Children, type ReactNode } from 'react'
import { wide } from '../frame/frame.ts'
import styles from './article.module.css'
import { Body } from './body.tsx'
import { articleParts, Contents, FoldedContents } from './contents.tsx'
import { articleHeadings } from './headings.ts'

type Languages = Readonly<Record<string, string>> | undefined

interface ArticleHeadProps {
  readonly title: string
  readonly level: 'h1' | 'h2'
  readonly summary?: string | undefined
  readonly image?: ImageValue | undefined
  /** Which texts come from another language, by their path. */
  readonly languages: Languages
  readonly look?: 'plain' | 'cover'
  /** The way to all the others. */
  readonly back?: { readonly to: LinkValue; readonly label: string } | undefined
  /** What stands above the title, in one line: a field, a date. */
  readonly children?: ReactNode
}

/** The head of a thing with a long text, and its picture: one below the other, or one on the other. */
export function ArticleHead({ title, level: Title, image, languages, look = 'plain', ...given }: ArticleHeadProps) {
  const stage = useStage()
  const isCover = look === 'cover'
  const over = Children.toArray(given.children)
  const picture = image?.src && (
    <div className={isCover ? styles.backdrop : styles.frame} {...inLanguage(languages?.['image.alt'], stage)}>
      <Image
        image={image}
        sizes={isCover ? '100vw' : '(width < 82rem) 100vw, 76rem'}
        first
        className={styles.picture}
      />
    </div>
  )
  const words = (
    <div className={styles.words}>
      {over.length > 0 && <p className={styles.over}>{over}</p>}
      <Title {...inLanguage(languages?.title, stage)}>{drawText(title)}</Title>
      {given.summary && (
        <p className={styles.summary} {...inLanguage(languages?.summary, stage)}>
          {drawText(given.summary)}
        </p>
      )}
    </div>
  )
  const back = given.back && stage.href(given.back.to) !== undefined && (
    <Link to={given.back.to} className={styles.back}>
      <Icon name="arrow-left" />
      {given.back.label}
    </Link>
  )
  return (
    <header className={isCover ? `${styles.cover} ${wide}` : styles.head}>
      {back}
      {words}
      {picture}
    </header>
  )
}

interface ArticleTextProps {
  /** The id of the component: the anchors of the text begin with it. */
  readonly id: string
  readonly body: RichTextValue | undefined
  readonly languages: Languages
  readonly showContents: boolean
  /** What stands beside the text: facts, further ways. */
  readonly aside?: ReactNode
  /** What comes after the text: at the foot of the side where there is one, below the text elsewhere. */
  readonly after?: ReactNode
  /** What stands below the text, in lines as long as its own. */
  readonly children?: ReactNode
}

/** The text of a thing, with the list of its parts and what stands beside it. */
export function ArticleText({ id, body, languages, showContents, aside, after, children }: ArticleTextProps) {
  const headings = articleHeadings(body, id)
  const parts = showContents ? articleParts(headings) : []
  const hasText = (body?.content?.length ?? 0) > 0
  if (!hasText && !aside && !after && !children) return null
  return (
    <div className={styles.columns}>
      {(aside || parts.length > 0) && (
        <div className={styles.side}>
          {aside}
          {parts.length > 0 && <Contents headings={parts} language={languages?.body} />}
        </div>
      )}
      <div className={styles.text}>
        {parts.length > 0 && <FoldedContents headings={parts} language={languages?.body} />}
        {hasText && <Body value={body as RichTextValue} headings={headings} language={languages?.body} />}
        {children}
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  )
}
