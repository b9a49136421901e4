import controls from '@vitrine/setters/controls/controls.module.css'
import { useRequest } from 'ahooks'
import List from 'lucide-react/icons/list'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { OfficeParts } from '../context/office-context.ts'
import { RequestState } from '../controls/request-state.tsx'
import styles from './help.module.css'
import { ALL_TOPICS, HelpTopics } from './help-topics.tsx'
import { type HelpPlace, topicOfPlace } from './topic-of-place.ts'
import { TopicText } from './topic-text.tsx'

export interface HelpPanelProps extends Pick<OfficeParts, 'handbook'> {
  /** The language of the interface. */
  readonly locale: string
  /** The screen that is open. */
  readonly place: HelpPlace
  /** The topic that was asked for; empty for that of the screen. */
  readonly wanted: string
  /** Over the page, however much room there is. */
  readonly isOver?: boolean
  readonly onTopic: (topic: string) => void
  readonly onClose: () => void
}

/** The handbook: one topic of it, or the list of all. Beside the screen where there is room, else over it. */
export function HelpPanel(props: HelpPanelProps) {
  const { t } = useTranslation('office')
  const { handbook, locale, place, wanted, isOver = false, onTopic, onClose } = props
  const request = useRequest(() => handbook(locale), { refreshDeps: [locale] })
  const id = wanted === '' ? topicOfPlace(place) : wanted
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = request.data !== undefined
  // What was opened or followed is read out; a screen that changes beside the help keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the topic that was asked for
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever is searching already goes on typing.
      if (!title.current?.closest('aside, [role="dialog"]')?.querySelector('input:focus')) title.current?.focus()
    }, 50)
    return () => clearTimeout(timer)
  }, [wanted, isThere])

  const head = (name: string) => (
    <div className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      {id !== ALL_TOPICS && (
        <button
          type="button"
          className={controls.tool}
          aria-label={t('help.all')}
          title={t('help.all')}
          onClick={() => onTopic(ALL_TOPICS)}
        >
          <List size={18} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={controls.tool}
        aria-label={t('help.close')}
        title={t('help.close')}
        onClick={onClose}
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )

  return (
    <Around label={t('help.title')} isOver={isOver} onClose={onClose}>
      {!isThere && head(t('help.title'))}
      <RequestState request={request}>
        {({ language, topics }) => {
          const topic = topics.find((one) => one.id === id)
          return (
            <>
              {head(topic ? topic.title : t('help.all'))}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys */}
              <div className={styles.body} key={topic?.id} tabIndex={0}>
                {language !== locale && <p className={styles.note}>{t('help.english')}</p>}
                {!topic && id !== ALL_TOPICS && <p className={styles.note}>{t('help.unknown')}</p>}
                {topic ? (
                  <TopicText topic={topic} language={language} onTopic={onTopic} />
                ) : (
                  <HelpTopics topics={topics} language={language} onTopic={onTopic} />
                )}
              </div>
            </>
          )
        }}
      </RequestState>
    </Around>
  )
}

/** From here on there is room for the help beside a screen. */
const wide = '(min-width: 1280px)'

const subscribeToWidth = (onChange: () => void) => {
  const query = globalThis.matchMedia?.(wide)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

const isWide = () => globalThis.matchMedia?.(wide).matches ?? true

interface BesideProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

interface AroundProps extends BesideProps {
  readonly isOver: boolean
}

/** Beside the screen, with Escape for who is in it; a dialog over it where there is no room. */
function Around({ label, isOver, onClose, children }: AroundProps) {
  const isBeside = useSyncExternalStore(subscribeToWidth, isWide) && !isOver
  if (!isBeside)
    return (
      <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()} className={styles.around ?? ''}>
        <Modal className={styles.modal ?? ''}>
          <Dialog aria-label={label} className={styles.panel ?? ''}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    )
  return (
    <Beside label={label} onClose={onClose}>
      {children}
    </Beside>
  )
}

/** The button of the bar that opens the help: the way back for the focus, when what had it is gone. */
const helpButton = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-help] button')

function Beside({ label, onClose, children }: BesideProps) {
  const aside = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    return () => {
      // Who went on to work on the screen stays there.
      if (document.activeElement !== document.body && !aside.current?.contains(document.activeElement)) return
      const target =
        before instanceof HTMLElement && before !== document.body && before.isConnected ? before : helpButton()
      // The panel leaves the page first.
      setTimeout(() => target?.focus())
    }
  }, [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <aside ref={aside} aria-label={label} className={`${styles.panel} ${styles.beside}`} onKeyDown={closeByKey}>
      {children}
    </aside>
  )
}
