import { leftToRight } from '@vitrine/editor-core'
import { type Answer, type listDeeds, type Role, roles } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import type { OfficeTranslate } from '../context/office-context.ts'
import { isolated } from '../controls/isolated.ts'
import { Link } from '../navigation/link.tsx'

/** One entry of the audit log. */
export type AuditEntry = Answer<typeof listDeeds>['items'][number]

/** Where the contents of a kind are edited, by what the log calls the kind. */
const contentScreens: Readonly<Record<string, string>> = {
  product: 'products',
  case: 'cases',
  info: 'news',
  collection: 'collections',
  policy: 'policies',
}

/** A path, a host or an email address; what else an event names has a direction of its own. */
const isAddress = (value: string): boolean => /^(?:\/|https?:\/\/)|^\S+@\S+$|^[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(value)

const named = (value: string): string => (isAddress(value) ? leftToRight(value) : isolated(value))

const isRole = (value: unknown): value is Role => roles.includes(value as Role)

/** What the words of an event are filled with; a dash for what older entries do not tell. */
function valuesOf({ action, object, details, person }: AuditEntry, t: OfficeTranslate) {
  const inWords = (value: unknown): string => {
    if (action.startsWith('member.') && isRole(value)) return t(`role.${value}`)
    if (typeof value === 'number') return isolated(String(value))
    return typeof value === 'string' ? named(value) : '–'
  }
  const known = details as Readonly<Record<string, unknown>>
  const [kind] = object.split('/')
  return {
    ...Object.fromEntries(
      ['email', 'role', 'from', 'to', 'name', 'host'].map((field) => [field, inWords(known[field])]),
    ),
    object: named(object),
    person: person ? isolated(person.name) : t('activity.formerMember'),
    content: action.startsWith('content.') ? t(`content.many.${kind}`, { defaultValue: kind ?? '' }) : '',
    count: typeof known.days === 'number' ? known.days : 0,
  }
}

/** The screen where one finds what an event was about; nothing where it is gone, or is on no screen. */
function placeOf({ action, object }: AuditEntry): string | undefined {
  const [kind, what] = action.split('.')
  if (kind === 'content') {
    const [of = '', id = ''] = object.split('/')
    const screen = contentScreens[of]
    return what === 'delete' || screen === undefined ? undefined : `/${screen}/${encodeURIComponent(id)}`
  }
  if (action === 'key.add') return '/api-keys'
  if (kind === 'webhook') return what === 'remove' ? undefined : `/webhooks/${encodeURIComponent(object)}`
  if (action === 'site.publish' || action === 'site.rollback' || action.startsWith('site.plan')) return '/releases'
  return undefined
}

/** What was done, in words; a link to it where there is a screen for it. */
export function EventText({ event }: { readonly event: AuditEntry }) {
  const { t } = useTranslation('office')
  const text = t(`audit.${event.action}`, { ...valuesOf(event, t), defaultValue: event.action })
  const to = placeOf(event)
  return to !== undefined ? <Link to={to}>{text}</Link> : text
}

/** Who did it, and with which API key. */
export function EventActor({ event: { account, key } }: { readonly event: AuditEntry }) {
  const { t } = useTranslation('office')
  const name = account?.name ?? t('activity.system')
  return (
    <bdi title={account?.email}>
      {key === undefined ? name : t('editor.byKey', { name: isolated(name), key: isolated(key) })}
    </bdi>
  )
}
