import { fieldTitle, labelIn, nameOfMenu, nameOfType, placeHash } from '@vitrine/editor-core'
import type { Specs } from '@vitrine/model'
import { type ContentKind, contentKinds, readContentKey, type TextPlace, type TextRow } from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'
import { useRequest } from 'ahooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { pathOfContent } from '../media/content-path.ts'
import { fieldOf } from './text-field.ts'

export interface PlaceWords {
  /** The sections, once they are known. */
  readonly specs: Specs | undefined
  /** `Home`, `Header`, `Main menu`, `Hex bolt`. */
  readonly nameOfPlace: (place: string) => string
  /** What a place is: `Page`, `Product`. */
  readonly kindOfPlace: (place: string) => string
  /** Where in its place a text stands: `Banner › Title`. */
  readonly nameOfField: (row: Pick<TextRow, 'of' | 'section' | 'path'>) => string
}

const isContentKind = (kind: string | undefined): kind is ContentKind => contentKinds.some((one) => one === kind)

/** What places and fields are called for owners. */
export function usePlaceWords(places: readonly TextPlace[]): PlaceWords {
  const { t } = useTranslation('office')
  const { locale, label: labelOfOffice, sections } = useOffice()
  const { data } = useRequest(() => sections(locale), { refreshDeps: [locale, sections] })
  return useMemo(() => {
    const label = (key: string) => (data && labelIn(data.labels, key, data.labelParts)) ?? labelOfOffice(key)
    const names = new Map(places.map(({ place, name }) => [place, name]))
    const specs = data?.specs
    return {
      specs,
      nameOfPlace(place) {
        const [kind, id = ''] = place.split('/')
        if (kind === 'header' || kind === 'footer') return t(`media.alts.place.${kind}`)
        if (kind === 'menu') return t('place.menu', { name: nameOfMenu({ label }, id) })
        return names.get(place) || id
      },
      kindOfPlace(place) {
        const [kind] = place.split('/')
        return isContentKind(kind) ? t(`media.used.${kind}`) : t(`media.alts.place.${kind as 'page'}`)
      },
      nameOfField(row) {
        const { of, section, path } = row
        if ('content' in of)
          return labelFor(label, readContentKey(of.content)?.kind ?? '', path, fieldOf(row, specs) ?? {})
        const naming = { specs: specs ?? [], label, t }
        if (section !== undefined)
          return `${nameOfType({ label }, section)} › ${fieldTitle(naming, { type: section }, path)}`
        return fieldTitle(naming, 'menu' in of ? 'menu' : 'page', path)
      },
    }
  }, [data, places, t, labelOfOffice])
}

/** The address of the form in which a content's text stands, behind that of the office. */
export function contentOf({ of }: Pick<TextRow, 'of'>): string | undefined {
  if (!('content' in of)) return undefined
  const content = readContentKey(of.content)
  return content && `${pathOfContent[content.kind]}/${content.id}`
}

/** The end of the address of a text's place in the designer, in its language. */
export function hashOf({ of, path }: Pick<TextRow, 'of' | 'path'>, language: string): string {
  if ('content' in of) return ''
  if ('pageRecord' in of) return placeHash({ page: of.pageRecord, language })
  return placeHash({ ...of, ...('component' in of && { path }), language })
}
