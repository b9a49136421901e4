import { createMediaLibrary, type createSourceTexts, nameOfLink, textIn } from '@vitrine/editor-core'
import { activeTheme, foreignHost, pageAddress } from '@vitrine/model'
import { hasOwnSlug, listDrafts, websiteDraft } from '@vitrine/schemas'
import type { ServiceChoice, SetterServices } from '@vitrine/setters'
import { withRetry } from '@vitrine/setters/internal'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'

const loadChoices = withRetry(() => import('@vitrine/editor-core/content-choices'))
const loadSourceTexts = withRetry(() => import('@vitrine/editor-core/source-texts'))

/** What the setters of a content ask for: the pages and colours of the site's draft, contents, and media. */
export function useContentServices(language: string): {
  readonly services: SetterServices
  /** The draft of the site; nothing where there is none, or one may not see it. */
  readonly draftsId: string | undefined
} {
  const { t } = useTranslation('office')
  const { send, label, asset, may, locale } = useOffice()
  const draftsId = useCall(listDrafts, {}, { isReady: may('draft.read') }).data?.[0]?.id
  const draft = useCall(websiteDraft, { id: draftsId ?? '' }, { isReady: draftsId !== undefined }).data
  const media = useMemo(() => createMediaLibrary(send), [send])
  const services = useMemo((): SetterServices => {
    const choices = async () => (await loadChoices(false)).createContentChoices({ send, t, language, locale })
    let created: ReturnType<typeof createSourceTexts> | undefined
    const sourceTexts = async () => {
      const { createSourceTexts } = await loadSourceTexts(false)
      created ??= createSourceTexts(send)
      return created
    }
    const pageChoices: readonly ServiceChoice[] = (draft?.pagesList ?? [])
      .filter(({ pageType }) => hasOwnSlug(pageType))
      .map(({ id, slug, pageType, settings }) => ({
        id,
        name: textIn(settings, 'name', language) || id,
        detail: pageAddress(pageType, slug ?? id),
      }))
    return {
      label,
      editingLanguage: language,
      themeColours: activeTheme(draft?.globalConfiguration ?? { themeSettings: [], openThemeId: '' }).colors,
      asset,
      pages: () => pageChoices,
      // Headings stand on pages, which are edited in the designer.
      anchors: () => [],
      contents: async (from, search, by) => (await choices()).search(from, search, by),
      content: async (from, id) => (await choices()).find(from, id),
      media,
      foreignHost: (src) => foreignHost(src, draft?.mediaHosts),
      ...(may('draft.read') && { sourceText: async (fingerprint) => (await sourceTexts())(fingerprint) }),
      nameOfLink: (link) => nameOfLink(link, pageChoices, t),
    }
  }, [send, t, language, locale, draft, label, asset, media, may])
  return { services, draftsId }
}
