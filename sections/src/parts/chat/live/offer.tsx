import { useStage } from '@vitrine/renderer'
import steps from '../steps/steps.module.css'
import styles from './live.module.css'

interface OfferProps {
  /** Nothing until that is known: then nothing is said. */
  readonly isSomebodyHere: boolean | undefined
  readonly onTake: () => void
}

/** Says whether a member is there, and leads to them. What comes later is read out, and moves nothing that has the focus. */
export function Offer({ isSomebodyHere, onTake }: OfferProps) {
  const { words } = useStage()
  return (
    <div role="status">
      {isSomebodyHere === false && <p className={steps.hint}>{words('chat.live.nobody')}</p>}
      {isSomebodyHere && (
        <div className={styles.offer}>
          <p>{words('chat.live.offered')}</p>
          <button type="button" className="button" data-offer="" onClick={onTake}>
            {words('chat.live.offer')}
          </button>
        </div>
      )}
    </div>
  )
}
