import { Island, useStage } from '@vitrine/renderer'
import { type CommentsData, namesOf, subjectOf } from './comment-data.ts'
import island from './comments.island.tsx'
import styles from './comments.module.css'

/**
 * Comments on a preview, for whoever was given a link that allows them. Without script they are a list and a form at the
 * start of the page.
 */
export function CommentsRegion({ data }: { readonly data: CommentsData }) {
  const { resources } = useStage()
  resources?.stylesheet('parts-comments')
  return (
    <>
      <Island of={island} props={data} when="load" />
      <noscript>
        <PlainComments data={data} />
      </noscript>
    </>
  )
}

function PlainComments({ data }: { readonly data: CommentsData }) {
  const { words, outcome } = useStage()
  const { items, sections, limits } = data
  const names = namesOf(sections, words)
  const sent = outcome?.component === 'comment' ? outcome : undefined
  const values = sent?.values ?? {}
  return (
    <section className={styles.plain} aria-label={words('comments.title')}>
      <h2 className={styles.title}>{words('comments.title')}</h2>
      {items.length === 0 && <p>{words('comments.none')}</p>}
      <ol className={styles.threads}>
        {items.map((comment) => (
          <li key={comment.id} className={styles.thread}>
            <p className={styles.subject}>
              <bdi>{subjectOf(comment, names, words)}</bdi>
              {comment.isResolved && <span className={styles.tag}>{words('comments.isResolved')}</span>}
            </p>
            {[comment, ...comment.replies].map(({ id, name, isMember, text }) => (
              <p key={id} dir="auto" className={styles.text}>
                <strong>{name}</strong> {isMember && <span className={styles.tag}>{words('comments.team')}</span>}{' '}
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <form method="post" className={styles.form} aria-label={words('comments.add')}>
        <input type="hidden" name="form" value="comment" />
        <input type="hidden" name="page" value={data.page} />
        {sent && (
          <p role="alert" className={styles.problem}>
            {Object.values(sent.messages)[0] ?? sent.message ?? words('comments.failed')}
          </p>
        )}
        <label>
          {words('comments.about')}
          <select name="section" defaultValue={values.section ?? ''}>
            <option value="">{words('comments.wholePage')}</option>
            {sections.map(({ id }) => (
              <option key={id} value={id}>
                {names.get(id)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words('comments.name')}
          <input
            name="name"
            dir="auto"
            required
            autoComplete="name"
            maxLength={limits.name}
            defaultValue={values.name}
          />
        </label>
        <label>
          {words('comments.text')}
          <textarea name="text" dir="auto" required rows={4} maxLength={limits.text} defaultValue={values.text} />
        </label>
        <button type="submit" className={styles.main}>
          {words('comments.send')}
        </button>
      </form>
    </section>
  )
}
