import { drawText, useStage } from '@vitrine/renderer'
import type { Question } from '../machine/state.ts'
import { questions } from '../machine/state.ts'
import type { Chat } from '../use-chat.ts'
import { Bubble } from './bubble.tsx'
import styles from './log.module.css'
import { ProductCard } from './product-card.tsx'

/** What the visitor wrote keeps its own direction; all else has that of the page. */
function Said({ question, text }: { readonly question: Question | undefined; readonly text: string }) {
  if (question === 'email' || question === 'phone') return <bdi dir="ltr">{text}</bdi>
  const isWritten = question === 'message' || question === 'name' || question === 'images'
  return isWritten ? <bdi>{drawText(text)}</bdi> : drawText(text)
}

const isQuestion = (step: string): step is Question => questions.some((one) => one === step)

/** What was said, the newest last; what is new is read out. */
export function Log({ chat: { state, data, entries, phrases } }: { readonly chat: Chat }) {
  const { words } = useStage()
  const { step, values } = state
  const isEnd = step === 'sent'
  return (
    <div role="log" aria-label={words('chat.log')} className={styles.log}>
      <ul className={styles.entries}>
        <Bubble kind="out" from={data.siteName}>
          {words('chat.hello')}
        </Bubble>
        {entries.map(({ kind, question, item, text }, at) => {
          const chosen = item === undefined ? undefined : values.items[item]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the conversation grows at its end
            <Bubble key={at} kind={kind} from={kind === 'in' ? words('chat.you') : data.siteName}>
              {kind === 'in' && question === 'product' && chosen ? (
                <ProductCard product={chosen.product} />
              ) : kind === 'in' && question === 'images' && values.images.length > 0 ? (
                <span className={styles.pictures}>
                  {values.images.map(({ id, name, preview }) => (
                    <img key={id} src={preview} alt={name} width={72} height={72} />
                  ))}
                </span>
              ) : (
                <Said question={kind === 'in' ? question : undefined} text={text} />
              )}
            </Bubble>
          )
        })}
        {isQuestion(step) && (
          <Bubble kind="out" from={data.siteName}>
            {phrases.question(step)}
          </Bubble>
        )}
        {!isQuestion(step) && !isEnd && (
          <Bubble kind="out" from={data.siteName}>
            {words('chat.ask.review')}
          </Bubble>
        )}
      </ul>
    </div>
  )
}
