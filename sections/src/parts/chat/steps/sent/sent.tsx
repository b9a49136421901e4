import { useStage } from '@vitrine/renderer'
import type { Chat } from '../../use-chat.ts'
import steps from '../steps.module.css'
import styles from './sent.module.css'

/** Thanks, the number of the inquiry, what happens next, and the ways on. */
export function Sent({ chat: { state, dispatch, data } }: { readonly chat: Chat }) {
  const { words } = useStage()
  return (
    <div className={steps.panel} data-kind="sent">
      <div role="status">
        <h2 tabIndex={-1} data-focus="" className={steps.heading}>
          {words('form.inquiry.sent')}
        </h2>
        <p className={styles.reference}>{words('form.inquiry.reference', { reference: state.reference ?? '' })}</p>
      </div>
      <h3 className={steps.heading}>{words('form.sent.next')}</h3>
      <p>{words('form.inquiry.next')}</p>
      <div className={steps.choices}>
        <a href={data.home} className="button">
          {words('chat.home')}
        </a>
        <button type="button" className="button button-secondary" data-print="">
          {words('form.sent.print')}
        </button>
        <button type="button" className={steps.plain} onClick={() => dispatch({ type: 'restart' })}>
          {words('chat.again')}
        </button>
      </div>
    </div>
  )
}
