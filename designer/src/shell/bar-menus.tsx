import { type BarMenuItem, MenuButton, nameOfLanguage } from '@vitrine/editor-core'
import { languageCodes, signOut } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import BookOpen from 'lucide-react/icons/book-open'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ExternalLink from 'lucide-react/icons/external-link'
import Globe from 'lucide-react/icons/globe'
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { useCommands } from '../commands/index.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { hasFeature } from '../context/features.ts'
import { useSaving } from '../saving/saving-context.tsx'
import { useView } from '../store/context.ts'
import { handbookAddress } from './handbook-address.ts'

/** Help, the language of the interface, and the account, each behind a button of the bar. */
export function BarMenus() {
  const context = useDesignerContext()
  return (
    <>
      <HelpMenu />
      {/* In somebody's frame the parent says who works there, and in which language. */}
      {context.boot.screen !== 'frame' && (
        <>
          <LanguageMenu />
          {hasFeature(context, 'account') && <AccountMenu />}
        </>
      )}
    </>
  )
}

function HelpMenu() {
  const { t } = useTranslation('designer')
  const context = useCommands()
  const parts = useDesignerContext()
  const { boot, locale } = parts
  const panel = useView(({ openPanel }) => openPanel)
  const commands = ['palette', 'keys', 'limits'].map((id): BarMenuItem => {
    const { list } = context
    return { id, label: list.nameOf(id), icon: list.get(id).icon, run: () => list.run(id) }
  })
  const handbook: BarMenuItem = {
    id: 'handbook',
    label: t('help.handbook'),
    icon: BookOpen,
    href: handbookAddress({ clientId: boot.clientId, locale, panel }),
  }
  // Who works in somebody's frame has no account here, and so no office.
  const items = boot.screen === 'frame' || !hasFeature(parts, 'handbook') ? commands : [handbook, ...commands]
  return (
    <MenuButton label={t('command.group.help')} items={items}>
      <CircleHelp size={16} aria-hidden />
    </MenuButton>
  )
}

function LanguageMenu() {
  const { t } = useTranslation('designer')
  const { locale, changeLocale } = useDesignerContext()
  const { announcer } = useCommands()
  const change = (code: string) =>
    void changeLocale?.(code).catch(() => announcer.announce(t('loading.failed', { ns: 'setters' }), true))
  const items = languageCodes.map(
    (code): BarMenuItem => ({
      id: code,
      label: nameOfLanguage(code, code),
      language: code,
      run: () => change(code),
    }),
  )
  return (
    <MenuButton label={t('bar.language')} items={items} chosen={locale}>
      <Globe size={16} aria-hidden />
    </MenuButton>
  )
}

function AccountMenu() {
  const { t } = useTranslation('designer')
  const { boot, send } = useDesignerContext()
  const { announcer } = useCommands()
  const saving = useSaving()
  async function leave() {
    await saving.saveNow()
    const { unsaved } = saving.state.getState()
    if (unsaved > 0) return announcer.announce(t('saving.unsaved', { count: unsaved }), true)
    try {
      await send(signOut, {})
      location.assign('/login')
    } catch {
      announcer.announce(t('loading.failed', { ns: 'setters' }), true)
    }
  }
  const items: readonly BarMenuItem[] = [
    { id: 'site', label: t('bar.site'), icon: ExternalLink, href: boot.home },
    { id: 'account', label: t('bar.account'), icon: User, href: `/account?language=${boot.locale}` },
    { id: 'sign-out', label: t('bar.signOut'), icon: LogOut, run: () => void leave() },
  ]
  return (
    <MenuButton label={t('bar.menu')} title={boot.siteName} items={items}>
      <User size={16} aria-hidden />
    </MenuButton>
  )
}
