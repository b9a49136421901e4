import { Filled, Link, useStage } from '@vitrine/renderer'
import type { ResolvedMenu } from '@vitrine/schemas'
import { formOutcomes } from '../../parts/form-outcome/messages.ts'
import { LinkButton, type PageLink, PlainPage, type SystemPage, type Translate } from '../system-page.tsx'
import styles from '../system-pages.module.css'

interface ErrorProps {
  readonly t: Translate
  readonly title: string
  readonly status: number
  readonly message: ErrorMessage
  /** Shown with failures of ours, so that a visitor can name the one they saw (R291). */
  readonly requestId: string | undefined
  /** The form that could not be taken: one of visitors can be sent once more. */
  readonly form: FailedForm | undefined
  /** Where products are searched for, if they are found there. */
  readonly search: string | undefined
  /** The main menu, where no header shows it. */
  readonly menu: ResolvedMenu | undefined
  readonly wayOut: PageLink
}

/** The key of a text, with the values for its placeholders; `path` is an address. */
interface ErrorMessage {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}

/** What a visitor wrote while not even the page around the form could be drawn. */
interface FailedForm {
  readonly name: string
  /** Where it is sent to; nothing for an address that is not ours. */
  readonly action: string | undefined
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/** The page of an error (R78, R89, R90, R291): the status as it is sent, the message, and a way home. */
export const errorPage = (props: ErrorProps): SystemPage => {
  const { t, title, status, message, requestId, form, search, menu, wayOut } = props
  return {
    title,
    main: (
      <PlainPage status={status} title={title} text={<Message message={message} />}>
        {requestId !== undefined && <p>{t('error.requestId', { id: requestId })}</p>}
        {form && <TryAgain t={t} form={form} />}
        {search !== undefined && <Search t={t} address={search} />}
        {menu && menu.items.length > 0 && <MainMenu t={t} menu={menu} />}
        <LinkButton to={wayOut} isSecondary={search !== undefined || form !== undefined} />
      </PlainPage>
    ),
  }
}

/** The message; an address keeps its own direction among words that run from right to left. */
function Message({ message: { key, values } }: { readonly message: ErrorMessage }) {
  const { words, direction } = useStage()
  if (direction === 'ltr' || values?.path === undefined) return words(key, values)
  return (
    <Filled word={key} name="path" values={values}>
      <bdi dir="ltr">{values.path}</bdi>
    </Filled>
  )
}

interface TryAgainProps {
  readonly t: Translate
  readonly form: FailedForm
}

/** What was written is kept, and sent once more with one click (R190–R192). */
function TryAgain({ t, form: { name: kind, action, fields } }: TryAgainProps) {
  const outcome = Object.entries(formOutcomes).find(([form]) => form === kind)?.[1]
  if (action === undefined || !outcome) return null
  return (
    <form method="post" action={action}>
      <p>{t(outcome.failed)}</p>
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may come several times, and nothing moves
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button">
        {t('tryAgain')}
      </button>
    </form>
  )
}

interface SearchProps {
  readonly t: Translate
  /** Of the list that is searched; what its query holds stays in it. */
  readonly address: string
}

/** A form of its own: it finds products without any script. */
function Search({ t, address }: SearchProps) {
  const [path = '', query] = address.split('?')
  return (
    <search>
      <form action={path} className={styles.search}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="search" name="q" aria-label={t('search.label')} placeholder={t('search.label')} />
        <button type="submit" className="button">
          {t('search.button')}
        </button>
      </form>
    </search>
  )
}

interface MainMenuProps {
  readonly t: Translate
  readonly menu: ResolvedMenu
}

const MainMenu = ({ t, menu }: MainMenuProps) => (
  <nav aria-label={t('menu')}>
    <ul className={styles.list}>
      {menu.items.map(({ id, label, link }) => (
        <li key={id}>
          <Link to={link}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
)
