import Menu from 'lucide-react/icons/menu'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Link } from '../navigation/link.tsx'
import { useLocation } from '../navigation/navigation-context.ts'
import { type OfficeScreen, screens } from './screens.ts'
import styles from './shell.module.css'

const groups = ['start', 'content', 'end'] as const

/** How many screens stand in the bar of a phone; the others open above it. */
const IN_BAR = 4

/** The way to all screens that the member may see: at the side of a desk, at the foot of a phone. */
export function MainNavigation() {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const shown = screens.filter(({ action, isInNavigation = true }) => isInNavigation && may(action))
  return (
    <nav aria-label={t('shell.navigation')} className={styles.navigation}>
      {groups.map((group) => {
        const members = shown.filter((screen) => screen.group === group)
        return (
          members.length > 0 && (
            <ul key={group} className={styles.group}>
              {members.map((screen) => (
                <li key={screen.path}>
                  <ScreenLink screen={screen} />
                </li>
              ))}
            </ul>
          )
        )
      })}
      <PhoneBar shown={shown} />
    </nav>
  )
}

function ScreenLink({ screen, onFollow }: { readonly screen: OfficeScreen; readonly onFollow?: () => void }) {
  const { t } = useTranslation('office')
  const { screen: here } = useLocation()
  const { path, icon: Icon } = screen
  return (
    <Link
      to={`/${path}`}
      className={styles.link}
      aria-current={here === path ? 'page' : undefined}
      onClick={() => onFollow?.()}
    >
      <Icon size={18} aria-hidden />
      <span>{t(`screen.${path}`, { defaultValue: path })}</span>
    </Link>
  )
}

function PhoneBar({ shown }: { readonly shown: readonly OfficeScreen[] }) {
  const { t } = useTranslation('office')
  const { screen } = useLocation()
  const more = useRef<HTMLDetailsElement>(null)
  const close = () => more.current?.removeAttribute('open')
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever another screen is shown
  useEffect(close, [screen])
  const inBar = shown.filter(({ isInPhoneBar }) => isInPhoneBar).slice(0, IN_BAR)
  const others = shown.filter((one) => !inBar.includes(one))
  return (
    <div className={styles.phoneBar}>
      {inBar.map((one) => (
        <ScreenLink key={one.path} screen={one} />
      ))}
      {others.length > 0 && (
        <details
          ref={more}
          className={styles.more}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          onBlur={({ relatedTarget, currentTarget }) =>
            relatedTarget && !currentTarget.contains(relatedTarget as Node) && close()
          }
        >
          <summary className={styles.link}>
            <Menu size={18} aria-hidden />
            <span>{t('shell.more')}</span>
          </summary>
          <ul className={styles.sheet}>
            {others.map((one) => (
              <li key={one.path}>
                <ScreenLink screen={one} onFollow={close} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
