import { createTranslator } from '@vitrine/editor-core'
import { type ComponentType, type MouseEvent, useMemo } from 'react'
import { createStore } from 'zustand/vanilla'
import {
  type OfficeContext,
  type OfficeParts,
  OfficeProvider,
  type OfficeTranslate,
} from '../../context/office-context.ts'
import type { Navigation } from '../../navigation/location.ts'
import { NavigationProvider } from '../../navigation/navigation-context.ts'
import { InLanguage } from '../../start/in-language.tsx'
import { openOffice } from '../../start/open-office.ts'
import { usePlan } from '../use-plan.ts'
import { Review } from './review.tsx'

/** What an editor hands to the review that it shows over its page. */
export interface ReviewParts extends Pick<OfficeParts, 'boot' | 'send' | 'stream' | 'labels' | 'sections' | 'asset'> {
  /** The draft that is open. */
  readonly draftsId: string
}

export interface ReviewProps {
  /** Somebody goes back to the editor. */
  readonly onClose: () => void
  /** Somebody follows a link to a place of the draft, `#page=home&component=k3v9Qa2Z`. */
  readonly onPlace: (hash: string) => void
}

/** Back is the editor; every other screen opens beside it, which keeps what is unsaved there. */
function besideEditor(clientId: string, onClose: () => void): Navigation {
  const addressOf = (to: string) => `/${clientId}/office${to}`
  return {
    state: createStore(() => ({
      ...{ screen: 'releases', id: 'review', query: new URLSearchParams(), help: undefined },
    })),
    has: () => true,
    addressOf,
    mayLeave: () => true,
    go(to) {
      if (to === '/releases') onClose()
      else window.open(addressOf(to), '_blank', 'noreferrer')
    },
    showHelp: (topic) => window.open(addressOf(`/releases/review?help=${topic ?? ''}`), '_blank', 'noreferrer'),
    guard: () => () => undefined,
    // What the editor has is saved before the review is opened.
    isUnsaved: () => false,
    save: async () => true,
    reload: () => location.reload(),
    listen: () => () => undefined,
  }
}

/**
 * The review of the office for an editor that shows it over its page: a component, to be drawn inside of what
 * `PublishingProvider` and `CommandsProvider` of the editor hold, by which it publishes.
 *
 * @throws CallError when who asks may not see the site
 */
export async function openReview({ draftsId, ...parts }: ReviewParts): Promise<ComponentType<ReviewProps>> {
  const { boot } = parts
  const handbook = async () => ({ language: boot.locale, topics: [] })
  const words = { screenWords: async () => undefined, isToday: true }
  const [labels, opened] = await Promise.all([parts.labels(boot.locale), openOffice({ ...parts, handbook }, words)])
  const { i18n, label } = createTranslator<OfficeTranslate>(boot.locale, labels)
  const designer = `/${boot.clientId}/drafts/${draftsId}/designer`
  const context: OfficeContext = {
    ...opened,
    draftsId,
    designer,
    locale: boot.locale,
    label,
    changeLocale: async () => undefined,
  }
  return function ReviewOverEditor({ onClose, onPlace }) {
    const navigation = useMemo(() => besideEditor(boot.clientId, onClose), [onClose])
    /** Places of this draft are shown in the editor that is open. */
    function followPlace(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      const { origin, pathname, hash } = new URL(link.href, location.href)
      if (origin !== location.origin || pathname !== designer || hash === '') return
      event.preventDefault()
      onPlace(hash)
    }
    return (
      <InLanguage i18n={i18n} locale={boot.locale}>
        <OfficeProvider value={context}>
          <NavigationProvider value={navigation}>
            <div onClickCapture={followPlace}>
              <ReviewOfDraft />
            </div>
          </NavigationProvider>
        </OfficeProvider>
      </InLanguage>
    )
  }
}

function ReviewOfDraft() {
  const plan = usePlan()
  return <Review plan={plan} />
}
