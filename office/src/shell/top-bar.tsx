import { type BarMenuItem, CommandButton, MenuButton, nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { languageCodes, signOut } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ExternalLink from 'lucide-react/icons/external-link'
import Globe from 'lucide-react/icons/globe'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LogOut from 'lucide-react/icons/log-out'
import PencilRuler from 'lucide-react/icons/pencil-ruler'
import User from 'lucide-react/icons/user'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useNavigation } from '../navigation/navigation-context.ts'
import styles from './shell.module.css'

/** What is always at hand: the site, the search of all commands, the way to the pages, help, language and account. */
export function TopBar() {
  const { t } = useTranslation('office')
  const { boot, designer } = useOffice()
  return (
    <header className={styles.bar}>
      <a className={styles.site} href={boot.home} target="_blank" rel="noreferrer" title={t('bar.site')} dir="auto">
        {boot.siteName}
      </a>
      <div className={styles.barMiddle}>
        <CommandButton id="palette" hasText className={styles.search ?? ''} />
      </div>
      <div className={styles.barEnd}>
        {designer && (
          <a className={controls.button} href={designer}>
            <PencilRuler size={16} aria-hidden />
            <span className={styles.wideOnly}>{t('shell.editPages')}</span>
            <span className={styles.narrowOnly}>{t('shell.pages')}</span>
          </a>
        )}
        <HelpMenu />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  )
}

function HelpMenu() {
  const { t } = useTranslation('office')
  const { list } = useCommandsContext()
  const items = ['help', 'palette', 'keys'].map(
    (id): BarMenuItem => ({ id, label: list.nameOf(id), icon: list.get(id).icon, run: () => list.run(id) }),
  )
  return (
    <span data-help>
      <MenuButton label={t('command.group.help')} items={items}>
        <CircleHelp size={18} aria-hidden />
      </MenuButton>
    </span>
  )
}

function LanguageMenu() {
  const { t } = useTranslation('office')
  const { locale, changeLocale } = useOffice()
  const { announcer } = useCommandsContext()
  const change = (code: string) => void changeLocale(code).catch(() => announcer.announce(t('state.failed'), true))
  const items = languageCodes.map(
    (code): BarMenuItem => ({ id: code, label: nameOfLanguage(code, code), language: code, run: () => change(code) }),
  )
  return (
    <MenuButton label={t('bar.language')} items={items} chosen={locale}>
      <Globe size={18} aria-hidden />
    </MenuButton>
  )
}

function AccountMenu() {
  const { t } = useTranslation('office')
  const { boot, account, send } = useOffice()
  const { announcer } = useCommandsContext()
  const navigation = useNavigation()
  async function leave() {
    if (!navigation.mayLeave()) return
    try {
      await send(signOut, {})
      location.assign('/login')
    } catch {
      announcer.announce(t('state.failed'), true)
    }
  }
  const items: readonly BarMenuItem[] = [
    { id: 'site', label: t('bar.site'), icon: ExternalLink, href: boot.home },
    { id: 'account', label: t('bar.account'), icon: User, run: () => navigation.go('/account') },
    // The page of the account lists them, and leads to a new one.
    { id: 'sites', label: t('shell.sites'), icon: LayoutGrid, run: () => location.assign('/account') },
    { id: 'sign-out', label: t('bar.signOut'), icon: LogOut, run: () => void leave() },
  ]
  return (
    <MenuButton label={t('bar.menu')} title={account.email} items={items}>
      <User size={18} aria-hidden />
    </MenuButton>
  )
}
