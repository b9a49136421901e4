import type { BuiltInPageType, LinkValue } from '@vitrine/schemas'
import frames from '../controls/frames.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PartSelect, SetterPart } from '../part/index.ts'
import { Picker, useChoice } from '../picker/index.ts'
import type { ServiceChoice } from '../services.ts'
import { AnchorChoice } from './anchor-choice.tsx'
import styles from './link.module.css'
import { type LinkedContent, linkedContent, linkedPageTypes } from './link-kinds.ts'

type PageLinkValue = Extract<LinkValue, { type: 'page' }>

interface PageLinkProps {
  readonly value: PageLinkValue
  readonly onChange: (value: PageLinkValue) => void
  readonly disabled: boolean
}

const without = (value: PageLinkValue, name: 'id' | 'anchor'): PageLinkValue => {
  const { [name]: _gone, ...rest } = value
  return rest
}

/** Which kind of page, which one of them, and which heading on it where that is known. */
export function PageLinkField({ value, onChange, disabled }: PageLinkProps) {
  const { t } = useTranslation('setters')
  const { anchors } = useServices()
  const { pageType, id: pageId, anchor } = value
  const ofKind = (next: BuiltInPageType) => onChange({ ...without(without(value, 'id'), 'anchor'), pageType: next })
  const named = { value, onChange, disabled }
  const page = pageType === 'pages' ? pageId : pageType === 'home' ? 'home' : undefined
  const headings = page === undefined ? [] : anchors(page)
  return (
    <>
      <PartSelect
        label={t('setter.link.pageType')}
        choices={linkedPageTypes.map((type) => ({ id: type, name: t(`pageType.${type}`) }))}
        value={pageType}
        disabled={disabled}
        onChange={ofKind}
      />
      {pageType === 'pages' && <OwnPage {...named} />}
      {linkedContent[pageType] && <ContentPage key={pageType} {...named} from={linkedContent[pageType]} />}
      {(anchor !== undefined || headings.length > 0) && (
        <AnchorChoice
          label={t('setter.link.anchorOnPage')}
          none={t('setter.link.top')}
          choices={headings}
          value={anchor}
          disabled={disabled}
          onChange={(next) => onChange(next === '' ? without(value, 'anchor') : { ...value, anchor: next })}
        />
      )}
    </>
  )
}

const chosenPage = ({ value, onChange }: PageLinkProps) => ({
  onChoose: ({ id }: ServiceChoice) => onChange({ ...without(value, 'anchor'), id }),
  onClear: () => onChange(without(without(value, 'id'), 'anchor')),
})

/** What a picker says of a choice that is no longer there. */
const goneAt = (id: string, isGone: boolean) => (isGone ? { invalid: true, describedBy: `${id}-gone` } : {})

function Gone({ id, of }: { readonly id: string; readonly of: LinkedContent | 'pages' }) {
  const { t } = useTranslation('setters')
  return (
    <span id={`${id}-gone`} className={`${frames.error} ${styles.gone}`}>
      {t(`setter.link.gone.${of}`)}
    </span>
  )
}

function OwnPage(props: PageLinkProps) {
  const { t } = useTranslation('setters')
  const { pages } = useServices()
  const { id: pageId } = props.value
  const chosen = pageId ? (pages().find(({ id }) => id === pageId) ?? { id: pageId, name: pageId }) : undefined
  const search = (text: string) => {
    const wanted = text.toLocaleLowerCase()
    return pages().filter(({ name, detail = '' }) => `${name} ${detail}`.toLocaleLowerCase().includes(wanted))
  }
  const label = t('setter.link.page')
  const isGone = chosen !== undefined && pages().every(({ id }) => id !== pageId)
  return (
    <SetterPart label={label}>
      {(id) => (
        <>
          <Picker
            {...{ id, label, chosen, search }}
            {...chosenPage(props)}
            {...goneAt(id, isGone)}
            placeholder={t('setter.link.pagePlaceholder')}
            disabled={props.disabled}
          />
          {isGone && <Gone id={id} of="pages" />}
        </>
      )}
    </SetterPart>
  )
}

/** A product, case, article, collection or policy. */
function ContentPage({ from, ...props }: PageLinkProps & { readonly from: LinkedContent }) {
  const { t } = useTranslation('setters')
  const { contents } = useServices()
  const { chosen, isGone, remember } = useChoice(from, props.value.id)
  const { onChoose, onClear } = chosenPage(props)
  const label = t(`setter.link.of.${from}`)
  return (
    <SetterPart label={label}>
      {(id) => (
        <>
          <Picker
            {...{ id, label, chosen, onClear }}
            {...goneAt(id, isGone)}
            search={(text) => contents(from, text)}
            onChoose={(choice) => {
              remember(choice)
              onChoose(choice)
            }}
            placeholder={t('setter.link.pagePlaceholder')}
            disabled={props.disabled}
          />
          {isGone && <Gone id={id} of={from} />}
        </>
      )}
    </SetterPart>
  )
}
