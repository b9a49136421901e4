import { drawText, useStage } from '@vitrine/renderer'
import { Consent } from '../../consent.tsx'
import { ProductCard } from '../../log/product-card.tsx'
import { askedItems, type Question } from '../../machine/state.ts'
import { newKey } from '../../new-key.ts'
import { linesOf, problemText } from '../../phrases.ts'
import type { Chat } from '../../use-chat.ts'
import { Problem } from '../problem.tsx'
import steps from '../steps.module.css'
import styles from './review.module.css'

/** What was answered besides products, in the order in which it was asked; `label` is the key of a text. */
const rows = [
  { question: 'message', label: 'form.message' },
  { question: 'images', label: 'inquiry.images' },
  { question: 'name', label: 'form.name' },
  { question: 'email', label: 'form.email' },
  { question: 'phone', label: 'inquiry.phone' },
  { question: 'country', label: 'inquiry.country' },
] as const satisfies readonly { question: Question; label: string }[]

/** The last look before it is sent: everything can be changed. */
export function Review({ chat }: { readonly chat: Chat }) {
  const { state, dispatch, data } = chat
  const stage = useStage()
  const { words } = stage
  const { step, problem } = state
  const isSending = step === 'sending'
  const isRetry = step === 'failed' || step === 'offline'
  const said = step === 'offline' ? words('chat.offline') : problem && problemText(problem, stage, data.tooLong)
  return (
    <div className={steps.panel}>
      {step === 'review' && (
        <>
          <Products chat={chat} />
          <dl className={styles.rows}>
            {rows.map(({ question, label }) => (
              <Row key={question} chat={chat} question={question} label={words(label)} />
            ))}
          </dl>
          <Consent data={data} />
        </>
      )}
      <p role="status" className={isSending ? styles.busy : 'visually-hidden'}>
        {isSending && words('chat.sending')}
      </p>
      {isRetry && said && <Problem text={said} />}
      {!isSending && (
        <div className={steps.choices}>
          <button
            type="button"
            className="button"
            data-focus={step === 'review' ? undefined : ''}
            onClick={() => dispatch(isRetry ? { type: 'retry' } : { type: 'send', key: newKey() })}
          >
            {words(isRetry ? 'inquiry.imageAgain' : 'inquiry.send')}
          </button>
        </div>
      )}
    </div>
  )
}

function Products({ chat: { state, dispatch } }: { readonly chat: Chat }) {
  const stage = useStage()
  const { words } = stage
  return (
    <>
      <ul className={styles.products} aria-label={words('inquiry.product')}>
        {askedItems(state).map((item, at) => (
          <li key={item.product.id} className={styles.product}>
            <ProductCard product={item.product} />
            <p className={styles.lines}>{drawText(linesOf(item, stage).join('\n'))}</p>
            <span className={styles.actions}>
              <button
                type="button"
                className={`${steps.plain} ${styles.change}`}
                aria-label={words('chat.changeOne', { name: item.product.name })}
                onClick={() => dispatch({ type: 'edit', question: 'selection', item: at })}
              >
                {words('chat.change')}
              </button>
              <button
                type="button"
                className={`${steps.plain} ${styles.change}`}
                aria-label={words('selection.removeLine', { name: item.product.name })}
                onClick={() => dispatch({ type: 'remove', item: at })}
              >
                {words('selection.remove')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className={`${steps.plain} ${styles.change}`} onClick={() => dispatch({ type: 'add' })}>
        {words(askedItems(state).length > 0 ? 'chat.more.yes' : 'chat.start.product')}
      </button>
    </>
  )
}

interface RowProps {
  readonly chat: Chat
  readonly question: (typeof rows)[number]['question']
  readonly label: string
}

function Row({ chat: { state, dispatch, phrases }, question, label }: RowProps) {
  const { words } = useStage()
  const { values } = state
  const text =
    question === 'images'
      ? phrases.images(values.images.map(({ name }) => name))
      : question === 'country'
        ? phrases.country(values.country)
        : values[question]
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <bdi dir={question === 'email' || question === 'phone' ? 'ltr' : undefined}>{drawText(text)}</bdi>
      </dd>
      <dd>
        <button
          type="button"
          className={`${steps.plain} ${styles.change}`}
          aria-label={words('chat.changeOne', { name: label })}
          onClick={() => dispatch({ type: 'edit', question })}
        >
          {words('chat.change')}
        </button>
      </dd>
    </div>
  )
}
