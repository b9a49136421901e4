import type { LinkValue } from '@vitrine/schemas'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { AnchorChoice } from './anchor-choice.tsx'
import { LinkText } from './link-text.tsx'
import { NewTab } from './new-tab.tsx'
import { PageLinkField } from './page-link.tsx'

interface LinkPartProps {
  readonly link: LinkValue
  readonly onChange: (link: LinkValue) => void
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
}

/** What a link of one kind says beside its kind. */
export function LinkPart({ link, onChange, describedBy, invalid, disabled }: LinkPartProps) {
  const { t } = useTranslation('setters')
  const { anchors } = useServices()
  const text = { describedBy, invalid, disabled }
  switch (link.type) {
    case 'page':
      return (
        <>
          <PageLinkField value={link} onChange={onChange} disabled={disabled} />
          <NewTab link={link} onChange={onChange} disabled={disabled} />
        </>
      )
    case 'address':
      return (
        <>
          <LinkText
            {...text}
            label={t('setter.link.address')}
            type="text"
            inputMode="url"
            placeholder="https://…"
            value={link.href}
            onChange={(href) => onChange({ ...link, href })}
          />
          <NewTab link={link} onChange={onChange} disabled={disabled} />
        </>
      )
    case 'email':
      return (
        <LinkText
          {...text}
          label={t('setter.link.email')}
          type="email"
          inputMode="email"
          placeholder="sales@example.com"
          value={link.email}
          onChange={(email) => onChange({ ...link, email })}
        />
      )
    case 'phone':
      return (
        <LinkText
          {...text}
          label={t('setter.link.phone')}
          type="tel"
          inputMode="tel"
          placeholder="+49 …"
          value={link.phone}
          onChange={(phone) => onChange({ ...link, phone })}
        />
      )
    case 'anchor':
      return (
        <AnchorChoice
          label={t('setter.link.anchor')}
          none={t('setter.link.anchorNone')}
          choices={anchors()}
          value={link.anchor}
          disabled={disabled}
          onChange={(anchor) => onChange({ ...link, anchor })}
        />
      )
    default:
      return null
  }
}
