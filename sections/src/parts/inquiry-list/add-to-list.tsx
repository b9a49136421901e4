import { useStage } from '@vitrine/renderer'
import styles from './add-to-list.module.css'
import { listPage } from './list-href.ts'

interface AddToListProps {
  readonly productId: string
  /** For ears, where several products have such a button. */
  readonly name?: string | undefined
  readonly className?: string | undefined
}

/**
 * The button that puts a product on the inquiry list: without script a form that is posted to its page, with script it
 * acts at once. In a form of its own it puts the product there as it is; in the form of a selection, what is chosen.
 */
export function AddToListButton({ productId, name, className }: AddToListProps) {
  const { href, resources, site, visit, words } = useStage()
  const action = href(listPage)
  if (action === undefined) return null
  resources?.loader()
  // A list of other products may stand on the page, too.
  const isEdited = visit.query.list === 'edit' && name === undefined
  return (
    <>
      {isEdited && <input type="hidden" name="list" value="edit" />}
      <button
        type="submit"
        name="do"
        value="list"
        formMethod="post"
        formAction={action}
        className={className ?? `button button-secondary ${styles.button}`}
        data-list={site.clientId}
        data-list-add={productId}
        data-full={words('inquiryList.full')}
        data-added={words('inquiryList.added')}
      >
        {isEdited ? (
          words('inquiryList.update')
        ) : (
          <>
            <span className={styles.add}>{words('inquiryList.add')}</span>
            <span className={styles.listed}>{words('inquiryList.listed')}</span>
          </>
        )}
        {name !== undefined && <span className="visually-hidden">: {name}</span>}
      </button>
    </>
  )
}

/** The same in a form of its own. */
export function AddToList({ productId, name }: AddToListProps) {
  const action = useStage().href(listPage)
  if (action === undefined) return null
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="product" value={productId} />
      <AddToListButton productId={productId} name={name} className={name === undefined ? undefined : styles.small} />
    </form>
  )
}
